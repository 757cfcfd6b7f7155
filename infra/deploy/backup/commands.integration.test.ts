import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { migrate, migrationsIn, openDatabase } from '@debut/adapters/database.ts'
import { erasureList } from '@debut/adapters/erasure-list.ts'
import { event, openAt } from '@debut/adapters/testing/log-in-tests.ts'
import { expect, it, onTestFinished } from 'vitest'
import { checkout } from '@debut/stack/start-settings.ts'
import { findBackup } from './backups.ts'
import type { Stores } from './command-settings.ts'
import { dueMigrations } from './due-migrations.ts'
import { MIGRATIONS } from './restore-tables.ts'
import { emptyStores, filesIn, KEY, newTarget } from './testing/stores-for-tests.ts'

interface Ended {
  readonly code: number
  readonly said: string
  readonly complained: string
}

const run = (command: string, environment: Readonly<Record<string, string>>, ...args: string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const { PATH, HOME } = process.env
    const env = { PATH, HOME, NODE_COMPILE_CACHE: join(checkout, 'node_modules/.cache/compiled'), ...environment }
    const child = execFile(process.execPath, [join(import.meta.dirname, `${command}.ts`), ...args], { env }, (_, said, complained) =>
      resolve({ code: child.exitCode ?? -1, said, complained }),
    )
  })

const named = ({ eventStoreUrl, identityUrl, debutUrl = '', storageUrl }: Stores, target: string, key = KEY) => ({
  EVENTSTORE_URL: eventStoreUrl,
  IDENTITY_DATABASE_URL: identityUrl,
  DATABASE_URL: debutUrl,
  STORAGE_URL: storageUrl,
  BACKUP_TARGET: target,
  BACKUP_KEY: key,
})

const refusal = ({ code, said, complained }: Ended) => {
  expect({ code, said, complained }).toMatchObject({ code: 1, said: '', complained: expect.not.stringContaining('    at ') })
  return complained.trim().split('\n').at(-1)
}

const small = async (migrations = migrationsIn(MIGRATIONS)) => {
  const stores = await emptyStores()
  await migrate(stores.identityUrl, MIGRATIONS, 'identity', migrations)
  const identity = openDatabase({ url: stores.identityUrl, name: 'test' })
  onTestFinished(() => identity.destroy())
  await identity('identity.member_keys').insert({ member_id: crypto.randomUUID(), key: Buffer.alloc(32) })
  await openAt(stores.eventStoreUrl).append('noted-1', 'no-stream', [event(1)])
  return stores
}

it('a back-up is made, verified and restored by commands, each of which says what it did', async () => {
  const stores = await small()
  const { url } = newTarget()
  expect(refusal(await run('backup', named(stores, url)))).toContain('No list of erasures is written beside it')
  await erasureList(await filesIn(url)).begin()
  const saved = await run('backup', named(stores, url))
  expect(saved).toMatchObject({ code: 0, complained: '' })
  expect(saved.said).toMatch(/^Saved \S+: 1 events, 1 rows of \d+ tables, 0 uploads, 0 on the list of erasures; 0\.0 MB in \d+\.\d s\.\n$/)
  expect((await run('verify', { BACKUP_TARGET: url, BACKUP_KEY: KEY })).said).toMatch(/^Whole: .* 1 events/)
  expect(refusal(await run('restore', named(stores, url)))).toBe('The event store holds events already: a restore needs an empty one.')
  const restored = await run('restore', named(await emptyStores(), url), '--one-by-one')
  expect(restored.said).toMatch(/^Restored .* 1 events.*Read models are made of the log when the services start\.\n$/)
})

it('whatever is missing or wrong is explained in a sentence', async () => {
  const stores = await small()
  const { url, folder } = newTarget()
  const { BACKUP_KEY: _, ...keyless } = named(stores, url)
  const { BACKUP_TARGET: __, ...nowhere } = named(stores, url)
  const { EVENTSTORE_URL: ___, ...unnamed } = named(stores, url)
  const unreachable = { ...stores, eventStoreUrl: 'esdb://127.0.0.1:9?tls=false' }
  const runs = await Promise.all([
    run('backup', keyless),
    run('backup', nowhere),
    run('restore', named(stores, url, 'short'), '--only', 'log'),
    run('restore', named(stores, url), '--only', 'drafts'),
    run('backup', { ...unnamed, DATA_DIR: folder }),
    run('backup', named(unreachable, url)),
  ])
  expect(runs.map(refusal)).toEqual([
    expect.stringContaining('BACKUP_KEY is not'),
    expect.stringContaining('BACKUP_TARGET is missing'),
    expect.stringContaining('BACKUP_KEY is not right'),
    expect.stringContaining('Usage: npm run restore'),
    expect.stringContaining('No local stack runs on'),
    expect.stringContaining('The event store does not answer'),
  ])
})

it('what is about to be migrated is saved first, and nothing starts where it can not be', async () => {
  const all = migrationsIn(MIGRATIONS)
  const stores = await small(all.slice(0, -1))
  const { url, folder } = newTarget()
  writeFileSync(join(folder, 'file'), '')
  expect(refusal(await run('before-migrations', named(stores, `${url}file/`)))).toContain('may not be written to')

  const { code, said } = await run('before-migrations', named(stores, url))
  expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining(`Before ${all.at(-1)}: saved `) })
  expect((await findBackup(await filesIn(url))).migrations).toEqual(all.slice(0, -1))

  // As it was, and then on to today: by the service that starts on it.
  const restored = await emptyStores()
  expect((await run('restore', named(restored, url))).code).toBe(0)
  expect(await dueMigrations(restored.identityUrl, MIGRATIONS)).toEqual(all.slice(-1))
  await migrate(restored.identityUrl, MIGRATIONS, 'identity')
  expect(await dueMigrations(restored.identityUrl, MIGRATIONS)).toEqual([])
  expect(await dueMigrations((await emptyStores()).identityUrl, MIGRATIONS)).toEqual([])
})
