import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  AccessDeniedError,
  CancelledError,
  EventStoreDBClient,
  persistentSubscriptionToStreamSettingsFromDefaults,
  StreamNotFoundError,
} from '@eventstore/db-client'
import { ServerFeaturesClient } from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js'
import shared from '@eventstore/db-client/generated/shared_pb.js'
import { credentials, Metadata, status } from '@grpc/grpc-js'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { quickTmpdir } from '@debut/testing/quick-tmpdir.ts'
import { start, type EventStore } from './event-store.ts'
import { collect, event, events, newStream } from './testing/server-under-test.ts'
import { startServer } from './server.ts'

const host = '127.0.0.1'
let dataDir: string
let cleanups: (() => Promise<unknown>)[]

beforeEach(async () => {
  dataDir = await mkdtemp(join(quickTmpdir(), 'event-store-'))
  cleanups = [() => rm(dataDir, { recursive: true })]
})
afterEach(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup()
})

const started = async (): Promise<EventStore> => {
  const server = await start({ port: 0, host, advertiseHost: host, dataDir, requireAuth: false })
  cleanups.push(() => server.close())
  return server
}

const clientOf = ({ port }: { port: number }) => {
  const client = EventStoreDBClient.connectionString(`esdb://${host}:${port}?tls=false`)
  cleanups.push(() => client.dispose())
  return client
}

describe('with requireAuth, over TLS, without which the client sends no credentials', () => {
  const pem = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
  const cert = pem('localhost.test-cert.pem')

  const startSecured = async () => {
    const tls = { cert, key: pem('localhost.test-key.pem') }
    const options = { port: 0, host, advertiseHost: host, dataDir, requireAuth: true, tls }
    const server = await startServer(options, { clock: Date.now, warn: () => undefined })
    cleanups.push(() => server.close())
    return server
  }

  const secured = async (username: string, password: string) => {
    const { port } = await startSecured()
    const endpoint = { address: 'localhost', port }
    const rootCertificate = Buffer.from(cert)
    const client = new EventStoreDBClient({ endpoint }, { rootCertificate }, username ? { username, password } : undefined)
    cleanups.push(() => client.dispose())
    return client
  }

  it.each(['admin', 'ops'])('%s may write and read', async (user) => {
    const client = await secured(user, 'changeit')
    const stream = newStream()
    await client.appendToStream(stream, event())
    expect(await collect(client.readStream(stream))).toHaveLength(1)
  })

  it.each([
    ['admin', 'wrong'],
    ['stranger', 'changeit'],
    ['', ''],
  ])('%s with password %s may do nothing', async (user, password) => {
    const client = await secured(user, password)
    const stream = newStream()
    await expect(client.appendToStream(stream, event())).rejects.toThrow(AccessDeniedError)
    await expect(collect(client.readStream(stream))).rejects.toThrow(AccessDeniedError)
    await expect(collect(client.readAll())).rejects.toThrow(AccessDeniedError)
    await expect(client.deleteStream(stream)).rejects.toThrow(AccessDeniedError)
    const [error] = await once(client.subscribeToAll(), 'error')
    expect(error).toBeInstanceOf(AccessDeniedError)
  })

  it('asks who calls where it only says what it can do', async () => {
    const { port } = await startSecured()
    const client = new ServerFeaturesClient(`localhost:${port}`, credentials.createSsl(Buffer.from(cert)))
    const metadata = new Metadata()
    metadata.set('authorization', `Basic ${Buffer.from('admin:wrong').toString('base64')}`)
    const error = await new Promise((resolve) => client.getSupportedMethods(new shared.Empty(), metadata, resolve))
    expect(error).toMatchObject({ code: status.UNAUTHENTICATED })
    client.close()
  })

  it('looks at the credentials of a call before those of the client', async () => {
    const client = await secured('admin', 'wrong')
    const credentials = { username: 'admin', password: 'changeit' }
    await expect(client.appendToStream(newStream(), event(), { credentials })).resolves.toMatchObject({ success: true })
  })
})

it('answers persistent subscriptions and projections as unimplemented', async () => {
  const client = clientOf(await started())
  await expect(client.listProjections()).rejects.toThrow('UNIMPLEMENTED')
  const subscription = client.createPersistentSubscriptionToStream(
    newStream(),
    'group',
    persistentSubscriptionToStreamSettingsFromDefaults(),
  )
  await expect(subscription).rejects.toThrow('UNIMPLEMENTED')
})

it('ends open subscriptions as cancelled when it stops', async () => {
  const server = await started()
  const subscription = clientOf(server).subscribeToAll()
  subscription.resume()
  await once(subscription, 'caughtUp')
  const failed = once(subscription, 'error')
  await server.close()
  const [error] = await failed
  expect(error).toBeInstanceOf(CancelledError)
})

it('stores and answers what it has received before it stops', async () => {
  const server = await started()
  const client = clientOf(server)
  const stream = newStream()
  await client.appendToStream(stream, event())
  const last = client.appendToStream(newStream(), events(100))
  // Another answer on the same channel: the append before it has been received.
  await collect(client.readStream(stream))
  const [answer] = await Promise.all([last, server.close()])
  expect(answer.success).toBe(true)
})

it('keeps everything over a restart: events, deletions, metadata and idempotence', async () => {
  const first = await started()
  const before = clientOf(first)
  const [kept, deleted, gone, written] = [newStream(), newStream(), newStream(), events(5)]
  const answer = await before.appendToStream(kept, written, { expectedRevision: 'any' })
  for (const stream of [deleted, gone]) await before.appendToStream(stream, events(2))
  await before.setStreamMetadata(kept, { maxCount: 3 })
  await before.deleteStream(deleted)
  await before.tombstoneStream(gone)
  const all = await collect(before.readAll())
  await first.close()

  const after = clientOf(await started())
  expect(await collect(after.readAll())).toEqual(all)
  expect(await after.appendToStream(kept, written, { expectedRevision: 'any' })).toEqual(answer)
  expect((await collect(after.readStream(kept))).map(({ event }) => Number(event?.revision))).toEqual([2, 3, 4])
  await expect(collect(after.readStream(deleted))).rejects.toThrow(StreamNotFoundError)
  await expect(after.appendToStream(gone, event())).rejects.toMatchObject({ type: 'stream-deleted' })
  expect((await after.appendToStream(deleted, event(), { expectedRevision: 1n })).nextExpectedRevision).toBe(2n)
})

it('refuses a second server on the same data', async () => {
  await started()
  await expect(start({ port: 0, host, advertiseHost: host, dataDir, requireAuth: false })).rejects.toThrow('another event store is running')
})

it('names a port that is taken', async () => {
  const { port } = await started()
  const elsewhere = join(dataDir, 'elsewhere')
  const second = start({ port, host, advertiseHost: host, dataDir: elsewhere, requireAuth: false })
  await expect(second).rejects.toThrow(String(port))
})

it('hides events that have outlived $maxAge, by the server clock', async () => {
  let now = Date.parse('2026-01-01T00:00:00Z')
  const options = { port: 0, host, advertiseHost: host, dataDir, requireAuth: false }
  const server = await startServer(options, { clock: () => now, warn: () => undefined })
  cleanups.push(() => server.close())
  const client = clientOf(server)
  // The client's deadlines are in its own time.
  const own = { credentials: { username: 'admin', password: 'changeit' } }
  const stream = newStream()
  await client.appendToStream(stream, event('Old'), own)
  now += 60_000
  await client.appendToStream(stream, event('Young'), own)
  await client.setStreamMetadata(stream, { maxAge: 90 }, own)
  const types = async () => (await collect(client.readStream(stream))).map(({ event }) => event?.type)
  expect(await types()).toEqual(['Old', 'Young'])
  now += 60_000
  expect(await types()).toEqual(['Young'])
  now += 60_000
  expect(await types()).toEqual([])
  const appended = await client.appendToStream(stream, event('New'), { ...own, expectedRevision: 1n })
  expect(appended.nextExpectedRevision).toBe(2n)
  expect(await types()).toEqual(['New'])
})
