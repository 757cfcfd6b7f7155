import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { capabilities as contracts } from '@debut/events/capabilities.ts'
import { catalogue } from '@debut/events/catalogue.ts'
import { describedBy } from '@debut/events/kernel/define-sentences.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { BUILDS, latestBuild } from './server/builds-folder.ts'

/** What a file says that no other of ours does, and that a minifier leaves as it is. */
interface Planted {
  readonly file: string
  readonly says: string
}

const EVENTS = join(import.meta.dirname, '../events/src')
const LIBRARIES = join(import.meta.dirname, '../node_modules')

/** These files are imported by every contract or event, so a browser that holds one of them holds too much. */
const beneath: readonly Planted[] = [
  { file: 'kernel/define-event.ts', says: 'is personal to' },
  { file: 'kernel/envelope.ts', says: '$correlationId' },
  { file: 'kernel/instant.ts', says: 'is not an instant' },
]
const libraries: readonly Planted[] = [
  { file: 'luxon/src/datetime.js', says: 'Invalid DateTime' },
  { file: 'zod/v4/classic/schemas.js', says: 'ZodCUID2' },
  { file: 'zod/v4/locales/en.js', says: 'Unrecognized key' },
]

/** Pages send these too, but they are not calls of the API. */
const SENT_BY_PAGES = ['POST /unsubscribe/:token', 'POST /stop-invitations/:token']

/** A page has no use for them: it asks with routes of the API, and shows what it is answered. */
const ofContracts = contracts.map(({ name, routes = {}, commands = {}, problems = {}, sentences }) => ({
  name,
  isForMembers: Object.keys({ ...routes, ...commands }).length > 0,
  says: [
    ...Object.keys(routes).filter((route) => !route.includes(' /api/') && !SENT_BY_PAGES.includes(route)),
    ...Object.values(problems).map(({ message }) => message),
    ...(sentences === undefined ? [] : Object.keys(sentences.of).flatMap((act) => describedBy(sentences, act)?.says ?? [])),
  ],
}))

const ownCode = globSync('src/**/*.{ts,tsx}', { cwd: import.meta.dirname, exclude: ['**/*.test.*'] })
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n')
/** Beside those that a page folds itself. */
const events = [...catalogue.keys()].filter((type) => !ownCode.includes(`'${type}'`))

let chunks: string[]
/** By name, which chunks each of them imports before it runs. */
let imports: ReadonlyMap<string, readonly string[]>

beforeAll(async () => {
  execFileSync(process.execPath, [join(import.meta.dirname, 'build.ts')])
  const folder = join(BUILDS, (await latestBuild()) ?? '', 'client/assets')
  const files = (await readdir(folder)).filter((file) => file.endsWith('.js'))
  chunks = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  imports = new Map(files.map((file, index) => [file, namesIn(chunks[index] ?? '')]))
}, 60_000)

const namesIn = (chunk: string): string[] => [...chunk.matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/g)].map(([, name = '']) => name)

/** Chunks that are left once those without imports among the others are taken out, again and again. */
const inCircles = (): string[] => {
  let left = [...imports.keys()]
  while (true) {
    const [before, still] = [left.length, new Set(left)]
    left = left.filter((name) => imports.get(name)?.some((needed) => still.has(needed)))
    if (left.length === before) return left
  }
}

const among = (says: readonly string[]) => says.filter((each) => chunks.some((chunk) => chunk.includes(each)))
const saidIn = ({ says }: Planted) => chunks.filter((chunk) => chunk.includes(says)).length

describe('what ships to browsers', () => {
  it('is looked through: it holds what it should', () => {
    expect(chunks.length).toBeGreaterThan(50)
    expect(saidIn({ file: 'members/username.ts', says: 'At most 30 characters.' })).toBe(1)
    // The page for developers has the zone in a command, too.
    expect(chunks.filter((chunk) => /(?<!TZ=)America\/Los_Angeles/.test(chunk))).toHaveLength(1)
  })

  it('is in chunks that wait for each other in no circle, where one would run before what it needs', () => {
    expect([...imports.values()].flat()).toContainEqual(expect.stringMatching(/^shared-/))
    expect(inCircles()).toEqual([])
  })

  it.each(ofContracts)('has nothing of what the contract of $name says', ({ says }) => {
    expect(among(says)).toEqual([])
  })

  it('is looked through for every contract that says something of its own', () => {
    expect(ofContracts.filter(({ says, isForMembers }) => isForMembers && says.length === 0).map(({ name }) => name)).toEqual([])
    expect(ofContracts.map(({ name }) => name)).toEqual(expect.arrayContaining(['voting', 'follows']))
  })

  it('has no event by its name that no page folds', () => {
    expect(events).toEqual(expect.arrayContaining(['VoteVoided', 'PhoneVerified', 'LaunchPlanned', 'NotificationsRead']))
    expect(among(events.flatMap((type) => ["'", '"', '`'].map((quote) => quote + type + quote)))).toEqual([])
  })

  it.each(beneath)('has nothing of events/src/$file', async ({ file, says }) => {
    expect(await readFile(join(EVENTS, file), 'utf8')).toContain(says)
    expect(saidIn({ file, says })).toBe(0)
  })

  it.each(libraries)('has nothing of $file', async ({ file, says }) => {
    expect(await readFile(join(LIBRARIES, file), 'utf8')).toContain(says)
    expect(saidIn({ file, says })).toBe(0)
  })
})
