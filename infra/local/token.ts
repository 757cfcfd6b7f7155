import { Username } from '@debut/events/members/username.ts'
import { mintAccessToken } from '@debut/demo/access-token.ts'
import { demoMembers, newcomer } from '@debut/demo/demo-members.ts'
import { readStackFile } from '@debut/stack/stack-file.ts'
import { dataDirSetting } from '@debut/stack/start-settings.ts'

function fail(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

const names = demoMembers.map(({ username }) => username).join(', ')
const [username] = process.argv.slice(2)
if (!Username.safeParse(username).success || username === undefined) {
  fail(
    `Usage: npm run token -- USERNAME, where USERNAME is one of ${names}, or any other name that a username can be: 3–30 of a–z, 0–9 and dashes`,
  )
}
const member = demoMembers.find((candidate) => candidate.username === username) ?? newcomer(username)
const dataDir = dataDirSetting()
const stack = readStackFile(dataDir) ?? fail(`No local stack runs on ${dataDir}: start one with npm start (DATA_DIR names another folder).`)
const now = Math.floor(Date.now() / 1000)
const token = await mintAccessToken(member, { signingKeysFile: stack.signingKeysFile, edgeUrl: stack.edge.url, now })
process.stdout.write(`${token}\n`)
