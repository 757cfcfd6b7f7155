import { parseArgs } from 'node:util'
import { readStackFile } from '@debut/stack/stack-file.ts'
import { dataDirSetting } from '@debut/stack/start-settings.ts'
import { attacks } from './attacks.ts'
import { targetAt } from './target.ts'

const USAGE = `Usage: npm run attack -- [--url ADDRESS]

Attacks a Debut of your own as an outsider would, and says what held. Without an address, that which npm start runs here.
Only an address of this machine is taken: elsewhere, what stands before Debut would be attacked as well.`

function fail(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

const readUrl = () => {
  try {
    return parseArgs({ options: { url: { type: 'string' } } }).values.url
  } catch {
    return fail(USAGE)
  }
}

const here = readStackFile(dataDirSetting())
const url = readUrl() ?? here?.edge.url ?? fail('No local stack runs here: start one with npm start, or name one with --url.')
if (!URL.canParse(url) || !['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)) fail(USAGE)

let held = true
for (const { title, run } of attacks) {
  const { found, measured } = await run(targetAt(url, url === here?.edge.url ? { mailbox: here.mailbox.url } : {}))
  process.stdout.write(`${found.length === 0 ? 'held' : 'BROKEN'}  ${title}  (${measured})\n`)
  for (const each of found) process.stdout.write(`  ${each}\n`)
  held &&= found.length === 0
}
process.exit(held ? 0 : 1)
