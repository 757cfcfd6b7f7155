// What a report of vitest's says: `counts` prints how many passed and failed, `names` what a reader of the last lines alone must know.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

const [, , question, path] = process.argv
const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(path, 'utf8'))
// A file that could not even be loaded, or whose set-up failed, has no failed test.
const broken = testResults.filter(
  ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
)

const firstLine = (text = '') => text.split('\n', 1)[0]
const tests = testResults.flatMap(({ name, assertionResults }) => assertionResults.map((test) => ({ ...test, file: relative('.', name) })))
const named = (title, chosen) =>
  chosen.map(({ file, fullName, failureMessages = [] }) => `${title}: ${file} > ${fullName}  ${firstLine(failureMessages[0])}`)

const counts = [`${numPassedTests} ${numFailedTests + broken.length}`]
const names = [
  ...named(
    'Not shown here',
    tests.filter(({ status }) => status === 'pending' || status === 'skipped'),
  ),
  ...named(
    'Passed only when repeated',
    tests.filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0),
  ),
  ...named(
    'Failed',
    tests.filter(({ status }) => status === 'failed'),
  ),
  ...broken.map(({ name, message }) => `Failed: ${relative('.', name)}  ${firstLine(message)}`),
]

for (const line of question === 'counts' ? counts : names) process.stdout.write(`${line}\n`)
