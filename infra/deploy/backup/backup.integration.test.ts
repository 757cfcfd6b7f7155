import { readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MemberId, newCommandId } from '@debut/events/kernel/ids.ts'
import { instantAt } from '@debut/events/kernel/instant.ts'
import { MemberRegistered } from '@debut/events/members/member-events.ts'
import { Username } from '@debut/events/members/username.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import { migrate, openDatabase } from '@debut/adapters/database.ts'
import { erasureList } from '@debut/adapters/erasure-list.ts'
import { Refused } from '@debut/adapters/errors.ts'
import { decodeEach, encode } from '@debut/adapters/event-codec.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import { openMemberKeys } from '@debut/adapters/member-keys.ts'
import { openStorage } from '@debut/adapters/open-storage.ts'
import { refuseHalfRestored } from '@debut/adapters/restore-mark.ts'
import type { SealedFiles } from '@debut/adapters/sealed-files.ts'
import { stored, type StoredEvent } from '@debut/adapters/stored-event.ts'
import { startBucket, withCredentials } from '@debut/adapters/testing/bucket.ts'
import { openAt } from '@debut/adapters/testing/log-in-tests.ts'
import { EventStoreDBClient } from '@eventstore/db-client'
import { describe, expect, it, onTestFinished } from 'vitest'
import { backupsIn } from '@debut/adapters/backup-list.ts'
import { grantRights } from '../eventstore/service-user.ts'
import { findBackup } from './backups.ts'
import type { Stores } from './command-settings.ts'
import { makeBackup } from './make-backup.ts'
import { type Restoring, restoreBackup } from './restore-backup.ts'
import { MIGRATIONS } from './restore-tables.ts'
import { emptyStores, filesIn, newTarget, rowsIn } from './testing/stores-for-tests.ts'
import { verifyBackup } from './verify-backup.ts'

const DAY_MS = 86_400_000

/** A small product: a log, and what stands beside it. */
const startProduct = async () => {
  const stores = await emptyStores()
  await migrate(stores.identityUrl, MIGRATIONS, 'identity')
  const log = openAt(stores.eventStoreUrl)
  const identity = openDatabase({ url: stores.identityUrl, name: 'test' })
  onTestFinished(() => identity.destroy())
  const keys = openMemberKeys(identity)
  const storage = await openStorage(stores.storageUrl)
  let members = 0
  const register = async (): Promise<MemberId> => {
    const memberId = MemberId.parse(crypto.randomUUID())
    const stream = `member-${memberId}`
    const envelope = { $correlationId: 'test', $causationId: newCommandId(), commandHash: 'hash', actor: memberId, at: systemClock() }
    const username = Username.parse(`member-${++members}`)
    await log.append(stream, 'no-stream', await encode(keys, stream, [MemberRegistered({ memberId, username })], envelope))
    await identity('identity.users').insert({
      id: memberId,
      email: `${username}@mail.example`,
      created_at: new Date(),
      updated_at: new Date(),
    })
    await storage.put(`avatars/${memberId}/face.webp`, Buffer.from(username), 'image/webp')
    return memberId
  }
  return { stores, log, identity, keys, storage, register }
}
type Product = Awaited<ReturnType<typeof startProduct>>

const quiet = () => undefined
const later = (days: number) => () => instantAt(systemClock().toMillis() + days * DAY_MS)

const save = (
  { stores, log, storage }: Product,
  files: SealedFiles,
  clock = systemClock,
  of: Pick<EventStore, 'at' | 'end' | 'follow'> = log,
) =>
  makeBackup({
    log: of,
    identityUrl: stores.identityUrl,
    storage,
    secrets: undefined,
    files,
    clock,
    signal: AbortSignal.timeout(20_000),
    say: quiet,
  })

const restoreTo = async (stores: Stores, files: SealedFiles, other: Partial<Restoring> = {}) =>
  restoreBackup({
    files,
    log: openAt(stores.eventStoreUrl),
    identityUrl: stores.identityUrl,
    debutUrl: stores.debutUrl,
    storage: await openStorage(stores.storageUrl),
    secrets: undefined,
    backup: undefined,
    only: undefined,
    oneByOne: false,
    clock: systemClock,
    signal: AbortSignal.timeout(20_000),
    say: quiet,
    ...other,
  })

const newFiles = async () => {
  const target = newTarget()
  const files = await filesIn(target.url)
  await erasureList(files).begin()
  return { ...target, files }
}

/** Every event as its reader has it, opened with the keys that are there. */
const readable = async ({ eventStoreUrl, identityUrl }: Stores) => {
  const identity = openDatabase({ url: identityUrl, name: 'test' })
  onTestFinished(() => identity.destroy())
  const read: string[] = []
  for await (const { events, live } of openAt(eventStoreUrl).follow({ after: undefined, signal: AbortSignal.timeout(20_000) })) {
    for (const each of await decodeEach(openMemberKeys(identity), events))
      read.push(
        each instanceof Error
          ? each.message
          : `${each.event.type} ${'username' in each.event.data ? String(each.event.data.username) : ''}`.trim(),
      )
    if (live) break
  }
  return read
}

describe('a back-up', () => {
  it('is in a bucket as in a folder', async () => {
    const product = await startProduct()
    for (let n = 0; n < 5; n++) await product.register()
    withCredentials('key')
    const files = await filesIn((await startBucket()).url)
    await erasureList(files).begin()
    await save(product, files)
    const stores = await emptyStores()
    await restoreTo(stores, files)
    expect(await readable(stores)).toEqual([1, 2, 3, 4, 5].map((n) => `MemberRegistered member-${n}`))
    expect(await rowsIn(stores.identityUrl)).toEqual(await rowsIn(product.stores.identityUrl))
  })

  it('takes only what is new of the log, and each one can be restored by itself', async () => {
    const product = await startProduct()
    const { files } = await newFiles()
    await product.register()
    const first = await save(product, files)
    await product.register()
    await product.register()
    const second = await save(product, files)
    const third = await save(product, files)
    expect([first, second, third].map(({ log }) => log && [log.segments, log.events])).toEqual([
      [1, 1],
      [2, 3],
      [2, 3],
    ])
    expect(await files.list('log')).toHaveLength(2)
    const [one, two] = [await emptyStores(), await emptyStores()]
    await restoreTo(one, files, { backup: first.id })
    await restoreTo(two, files, { backup: third.id })
    expect(await readable(one)).toEqual(['MemberRegistered member-1'])
    expect(await readable(two)).toEqual([1, 2, 3].map((n) => `MemberRegistered member-${n}`))
  })

  it('goes on where it was broken off, and what was not ended is never restored', async () => {
    const product = await startProduct()
    const { files } = await newFiles()
    for (let n = 0; n < 3; n++) await product.register()
    const broken: SealedFiles = {
      ...files,
      put: async (path, body) => {
        if (path.startsWith('uploads/')) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
        return files.put(path, body)
      },
    }
    await expect(save(product, broken)).rejects.toThrow('no space left')
    expect(await backupsIn(files)).toMatchObject([{ isWhole: false }])
    await expect(findBackup(files)).rejects.toThrow('there is no back-up that was ended')
    const [segment = ''] = await files.list('log')
    const written = await files.get(segment)

    const manifest = await save(product, files)
    expect(manifest.log).toMatchObject({ segments: 1, events: 3, sha256: written?.sha256 })
    expect(await backupsIn(files)).toEqual([{ id: manifest.id, isWhole: true }])
  })

  it('begins the log anew where it is another one, as after a restore', async () => {
    const product = await startProduct()
    const { files } = await newFiles()
    for (let n = 0; n < 3; n++) await product.register()
    const before = await save(product, files)
    const other = await startProduct()
    for (let n = 0; n < 4; n++) await other.register()
    const after = await save(other, files)
    expect(after.log).toMatchObject({ segments: 1, events: 4 })
    expect(after.log?.chain).not.toBe(before.log?.chain)
    const stores = await emptyStores()
    await restoreTo(stores, files, { backup: before.id })
    expect(await readable(stores)).toHaveLength(3)
  })

  it('has the key of every event and the event of every row, whatever is written meanwhile', async () => {
    const product = await startProduct()
    const { files } = await newFiles()
    const over = new AbortController()
    const writers = Array.from({ length: 4 }, async () => {
      while (!over.signal.aborted) {
        const memberId = await product.register()
        // As where a row follows from an event.
        await product.identity('identity.drafts').insert({ tool_id: memberId, member_id: memberId, edition: 0, content: '{}' })
      }
    })
    const saved: string[] = []
    for (let round = 0; round < 2; round++) saved.push((await save(product, files)).id)
    over.abort()
    await Promise.all(writers)
    for (const backup of saved) {
      const stores = await emptyStores()
      await restoreTo(stores, files, { backup })
      const read = await readable(stores)
      expect(read.filter((each) => !/^MemberRegistered member-\d+$/.test(each))).toEqual([])
      const { drafts = [] } = await rowsIn(stores.identityUrl)
      expect(drafts.length).toBeLessThanOrEqual(read.length)
      const log = openAt(stores.eventStoreUrl)
      for (const draft of drafts) expect(await log.read(`member-${draft.slice(1, 37)}`)).toHaveLength(1)
    }
  })

  it('is deleted after thirty days but for the log, and refused by then', async () => {
    const product = await startProduct()
    const { files } = await newFiles()
    await product.register()
    const gone = await product.register()
    const old = await save(product, files)
    await expect(restoreTo(await emptyStores(), files, { clock: later(31) })).rejects.toThrow('is older than 30 days')
    await product.storage.removeUnder(`avatars/${gone}`)
    const fresh = await save(product, files, later(31))
    expect(await backupsIn(files)).toEqual([{ id: fresh.id, isWhole: true }])
    expect((await files.list('backups')).filter((path) => path.includes(old.id))).toEqual([])
    expect(await files.list('uploads')).toHaveLength(1)
    expect(await files.list('log')).toHaveLength(1)
    await verifyBackup(files, fresh)
  })

  it('is not made where no list of erasures is written, nor twice at a time', async () => {
    const product = await startProduct()
    await product.register()
    const { files } = await newFiles()
    await expect(save(product, await filesIn(newTarget().url))).rejects.toThrow('no list of erasures is written')
    const [reached, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const end = async () => {
      reached.resolve()
      await go.promise
      return product.log.end()
    }
    const first = save(product, files, systemClock, { ...product.log, end })
    await reached.promise
    await expect(save(product, files)).rejects.toThrow('another back-up is being made')
    go.resolve()
    await first
  })
})

describe('a back-up of a log in which the event store keeps the rights of its users', () => {
  /** Compose grants the rights at each start of a cluster, so they are in the log before and after what the product has written. */
  const withRights = async (product: Product) => {
    const client = EventStoreDBClient.connectionString(product.stores.eventStoreUrl)
    onTestFinished(() => client.dispose())
    return (name: string) => grantRights(client, { name, password: 'x' })
  }

  it('is read back, restored into a store that has rights of its own, and gone on with', async () => {
    const product = await startProduct()
    const grant = await withRights(product)
    await grant('debut')
    await product.register()
    await grant('other')
    const { files } = await newFiles()
    const first = await save(product, files)
    expect(await verifyBackup(files, first)).toMatchObject({ ofStore: 0 })
    await product.register()
    const second = await save(product, files)
    expect(second.log).toMatchObject({ chain: first.log?.chain, segments: 2, events: 2 })

    const stores = await emptyStores()
    const client = EventStoreDBClient.connectionString(stores.eventStoreUrl)
    onTestFinished(() => client.dispose())
    await grantRights(client, { name: 'debut', password: 'x' })
    await restoreTo(stores, files, { backup: second.id })
    expect(await readable(stores)).toEqual([1, 2].map((n) => `MemberRegistered member-${n}`))
  })

  it('is read without what belongs to the store where it was saved with it, and gone on with from there', async () => {
    const product = await startProduct()
    const grant = await withRights(product)
    await product.register()
    await grant('debut')
    const { files } = await newFiles()
    const first = await save(product, files, systemClock, { ...product.log, follow: () => everything(product.stores) })
    expect(first.log).toMatchObject({ events: 2 })
    expect(await verifyBackup(files, first)).toMatchObject({ ofStore: 1 })
    await product.register()
    const second = await save(product, files)
    expect(second.log).toMatchObject({ chain: first.log?.chain, segments: 2, events: 3 })

    const said: string[] = []
    const stores = await emptyStores()
    expect(await restoreTo(stores, files, { backup: second.id, say: (line) => said.push(line) })).toMatchObject({ events: 2 })
    expect(said).toContain('1 of its events belong to the event store itself and are left out.')
    expect(await readable(stores)).toEqual([1, 2].map((n) => `MemberRegistered member-${n}`))
  })

  it('does not count where what was written can’t be read', async () => {
    const product = await startProduct()
    await product.register()
    const { files } = await newFiles()
    const forgetful: SealedFiles = { ...files, get: async (path) => (path.startsWith('log/') ? undefined : files.get(path)) }
    await expect(save(product, forgetful)).rejects.toThrow('is missing')
    expect(await backupsIn(files)).toMatchObject([{ isWhole: false }])
  })
})

/** Earlier back-ups left out only events whose type has the store’s mark. */
async function* everything({ eventStoreUrl }: Stores) {
  const client = EventStoreDBClient.connectionString(eventStoreUrl)
  const events: StoredEvent[] = []
  for await (const { event } of client.readAll()) if (event !== undefined && !event.type.startsWith('$')) events.push(stored(event))
  await client.dispose()
  yield { events, live: true }
}

describe('a restore', () => {
  const saved = async () => {
    const product = await startProduct()
    for (let n = 0; n < 3; n++) await product.register()
    const { files, folder, url } = await newFiles()
    return { product, files, folder, url, manifest: await save(product, files) }
  }
  const pathsIn = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
    )

  it('says what is wrong and touches nothing, whichever byte of whichever file was changed or cut off', async () => {
    const { files, folder } = await saved()
    const stores = await emptyStores()
    const paths = pathsIn(folder)
    expect(paths.length).toBeGreaterThan(6)
    for (const path of paths) {
      const whole = readFileSync(path)
      const damages = [
        () => truncateSync(path, whole.length - 1),
        () => truncateSync(path, 30),
        () =>
          writeFileSync(
            path,
            whole.map((byte, index) => (index === whole.length - 20 ? byte ^ 1 : byte)),
          ),
        () => rmSync(path),
      ]
      for (const damage of damages) {
        damage()
        await expect(restoreTo(stores, files), path).rejects.toBeInstanceOf(Refused)
        writeFileSync(path, whole)
      }
    }
    expect(await rowsIn(stores.identityUrl)).toEqual({})
    await restoreTo(stores, files)
    expect(await readable(stores)).toHaveLength(3)
  })

  it('says which key it needs', async () => {
    const { url } = await saved()
    await expect(restoreTo(await emptyStores(), await filesIn(url, 'another key of back-ups, long enough as well'))).rejects.toThrow(
      'BACKUP_KEY',
    )
  })

  it('opens nothing without the list of erasures, and not with one that is shorter than it was', async () => {
    const product = await startProduct()
    const memberId = await product.register()
    const { files } = await newFiles()
    await erasureList(files).note(memberId, systemClock())
    await save(product, files)
    const stores = await emptyStores()
    await files.remove(`erasures/${memberId}`)
    await expect(restoreTo(stores, files)).rejects.toThrow('the list of erasures has 0 members and had 1')
    await files.remove('erasures/list')
    await expect(restoreTo(stores, files)).rejects.toThrow('the list of erasures is missing')
    expect(await rowsIn(stores.identityUrl)).toEqual({})
  })

  it('goes into stores that hold something already under no circumstances', async () => {
    const { product, files } = await saved()
    const before = [await readable(product.stores), await rowsIn(product.stores.identityUrl)]
    await expect(restoreTo(product.stores, files)).rejects.toThrow('the event store holds events already')
    const stores = await emptyStores()
    await expect(restoreTo({ ...stores, identityUrl: product.stores.identityUrl }, files)).rejects.toThrow('holds rows already')
    expect([await readable(product.stores), await rowsIn(product.stores.identityUrl)]).toEqual(before)
  })

  it('that was broken off keeps the services from starting, and goes on when it is asked for again', async () => {
    const { files, product, manifest } = await saved()
    const stores = await emptyStores()
    const full: EventStore = { ...openAt(stores.eventStoreUrl), append: () => Promise.reject(new Error('broken off')) }
    await expect(restoreTo(stores, files, { log: full, oneByOne: true })).rejects.toThrow('broken off')
    const identity = openDatabase({ url: stores.identityUrl, name: 'test' })
    onTestFinished(() => identity.destroy())
    await expect(refuseHalfRestored(identity)).rejects.toThrow('a restore was begun here and has not ended')
    const half = { ...product, stores: { ...product.stores, identityUrl: stores.identityUrl } }
    await expect(save(half, files)).rejects.toThrow('there is nothing to save yet')
    const newer = await save(product, files)
    await expect(restoreTo(stores, files, { backup: newer.id })).rejects.toThrow('was begun there and has not ended')
    await restoreTo(stores, files, { backup: manifest.id })
    await refuseHalfRestored(identity)
    expect(await readable(stores)).toHaveLength(3)
  })

  it('of the log alone goes beside a database that was not lost', async () => {
    const { product, files } = await saved()
    const late = await product.register()
    const stores = { ...(await emptyStores()), identityUrl: product.stores.identityUrl }
    await product.identity('identity.processes').insert({ name: 'somebody', position: 1_000_000 })
    await expect(restoreTo(await emptyStores(), files, { only: 'log' })).rejects.toThrow('the log alone could not be read without them')
    await restoreTo(stores, files, { only: 'log', clock: later(40) })
    expect(await readable(stores)).toEqual([1, 2, 3].map((n) => `MemberRegistered member-${n}`))
    expect(await product.identity('identity.users').where({ id: late })).toHaveLength(1)
    expect(await product.identity('identity.processes')).toEqual([])
  })
})
