import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { parseArgs } from 'node:util'
import { mintAccessToken } from '@debut/demo/access-token.ts'
import { demoMembers, newcomer } from '@debut/demo/demo-members.ts'
import { makerByHttp, Refused } from '@debut/demo/maker-by-http.ts'
import { readStackFile } from '@debut/stack/stack-file.ts'
import { dataDirSetting } from '@debut/stack/start-settings.ts'
import { areVotes, productOfRow } from './product-of-row.ts'
import { rowsIn } from './rows-in.ts'

const USAGE = `Usage: npm run import -- FILE [--dry-run] [--join] [--as USERNAME] [--to ADDRESS --token TOKEN]

FILE is a .csv with a line of names, or a .json with a list. Columns: name, url, tagline, description, category, pricing, tags, logo, and,
where there is something to say, slug, openSource, repoUrl, videoUrl, images, deal, dealCode, x, github, linkedin, bluesky, youtube,
instagram, facebook, mastodon. Lists have commas. Votes from elsewhere never count.

--dry-run   says what would be done, and what is wrong, and does nothing
--join      also puts each into the waiting line, one after the other
--as        the member who owns them, on the stack that npm start runs here (without it: admin)
--to        another Debut, with the token of the member who owns them`

function fail(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

const say = (line: string) => process.stdout.write(`${line}\n`)

const readArguments = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean' },
        join: { type: 'boolean' },
        as: { type: 'string' },
        to: { type: 'string' },
        token: { type: 'string' },
      },
    })
  } catch {
    return fail(USAGE)
  }
}

const { positionals, values: options } = readArguments()
const [file] = positionals
const kind = extname(file ?? '').slice(1)
if (file === undefined || positionals.length > 1 || (kind !== 'csv' && kind !== 'json')) fail(USAGE)
if ((options.to === undefined) !== (options.token === undefined)) fail('--to needs --token, and --token needs --to.')

const read = () => {
  try {
    return rowsIn(readFileSync(file, 'utf8'), kind)
  } catch (error) {
    return fail(`${file} can't be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

const maker = () => {
  const { to, token, as: username = 'admin' } = options
  if (to !== undefined && token !== undefined) return makerByHttp({ edgeUrl: to, token: async () => token })
  const dataDir = dataDirSetting()
  const stack =
    readStackFile(dataDir) ??
    fail(`No local stack runs on ${dataDir}: start one with npm start, or name another Debut with --to and --token.`)
  const member = demoMembers.find((each) => each.username === username) ?? newcomer(username)
  const { signingKeysFile, edge } = stack
  const minted = mintAccessToken(member, { signingKeysFile, edgeUrl: edge.url, now: Math.floor(Date.now() / 1_000) })
  return makerByHttp({ edgeUrl: edge.url, token: () => minted })
}

const rows = read().map((row) => ({ ...row, ...productOfRow(row) }))
const ignored = [...new Set(rows.flatMap((row) => row.ignored))]
if (ignored.some(areVotes)) say(`Not taken over: ${ignored.filter(areVotes).join(', ')}. They were not cast by members of this site.`)
if (ignored.some((column) => !areVotes(column)))
  say(`Columns that mean nothing here: ${ignored.filter((column) => !areVotes(column)).join(', ')}.`)

let done = 0
let wrong = 0
const { submit } = options['dry-run'] === true ? { submit: undefined } : maker()
for (const { where, values, product, problems } of rows) {
  const name = values['name'] || 'a product without a name'
  if (product === undefined) {
    wrong += 1
    say(`${where}: ${name} is left out. ${problems.join('; ')}.`)
    continue
  }
  try {
    if (submit !== undefined) await submit(product, { join: options.join === true })
    done += 1
    say(`${where}: ${name} ${submit === undefined ? 'would be' : 'is'} in the directory.`)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    wrong += 1
    say(`${where}: ${name} is left out. ${error.message}`)
  }
}
say(`${done} of ${rows.length} ${submit === undefined ? 'would be imported' : 'were imported'}; ${wrong} left out.`)
process.exitCode = wrong > 0 ? 1 : 0
