import { execFileSync } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { BUILDS, latestBuild } from './server/builds-folder.ts'

/** What a file says that no other of ours does, and that a minifier leaves as it is. */
interface Planted {
  readonly file: string
  readonly says: string
}

const EVENTS = join(import.meta.dirname, '../events/src')
const LIBRARIES = join(import.meta.dirname, '../node_modules')

const manifests: readonly Planted[] = [
  { file: 'voting/voting.ts', says: 'GET /api/boards/:period' },
  { file: 'members/members.ts', says: 'GET /api/members/:memberId/export' },
  { file: 'tools/tools.ts', says: 'GET /api/tools/:tool' },
  { file: 'launches/launches.ts', says: '/api/launches/:launchId' },
  { file: 'notifications/notifications.ts', says: 'GET /api/notifications/unread-count' },
  { file: 'identity/identity.ts', says: 'POST /auth/v1/admin/generate_link' },
  { file: 'kernel/kernel.ts', says: 'GET /readyz' },
]
const serversOnly: readonly Planted[] = [
  { file: 'voting/vote-events.ts', says: 'VoteVoided' },
  { file: 'members/member-events.ts', says: 'PhoneVerified' },
  { file: 'tools/tool-events.ts', says: 'LaunchPlanned' },
  { file: 'kernel/define-event.ts', says: 'is personal to' },
  { file: 'kernel/envelope.ts', says: '$correlationId' },
  { file: 'kernel/instant.ts', says: 'is not an instant' },
  { file: 'kernel/asked.ts', says: 'is a day between' },
  { file: 'voting/vote-problems.ts', says: 'Your vote can go to any other.' },
]
const libraries: readonly Planted[] = [
  { file: 'luxon/src/datetime.js', says: 'Invalid DateTime' },
  { file: 'zod/v4/classic/schemas.js', says: 'ZodCUID2' },
  { file: 'zod/v4/locales/en.js', says: 'Unrecognized key' },
]

let chunks: string[]

beforeAll(async () => {
  execFileSync(process.execPath, [join(import.meta.dirname, 'build.ts')])
  const folder = join(BUILDS, (await latestBuild()) ?? '', 'client/assets')
  const files = (await readdir(folder)).filter((file) => file.endsWith('.js'))
  chunks = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
}, 60_000)

const saidIn = ({ says }: Planted) => chunks.filter((chunk) => chunk.includes(says)).length

describe('what ships to browsers', () => {
  it('is looked through: it holds what it should', () => {
    expect(chunks.length).toBeGreaterThan(50)
    expect(saidIn({ file: 'members/username.ts', says: 'At most 30 characters.' })).toBe(1)
    expect(saidIn({ file: 'kernel/days.ts', says: 'America/Los_Angeles' })).toBe(1)
  })

  it.each([...manifests, ...serversOnly])('has nothing of events/src/$file', async ({ file, says }) => {
    expect(await readFile(join(EVENTS, file), 'utf8')).toContain(says)
    expect(saidIn({ file, says })).toBe(0)
  })

  it.each(libraries)('has nothing of $file', async ({ file, says }) => {
    expect(await readFile(join(LIBRARIES, file), 'utf8')).toContain(says)
    expect(saidIn({ file, says })).toBe(0)
  })
})
