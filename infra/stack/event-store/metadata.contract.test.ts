import { BACKWARDS, END, jsonEvent, WrongExpectedVersionError } from '@eventstore/db-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { collect, event, events, newStream, serverUnderTest, type ServerUnderTest } from './testing/server-under-test.ts'

let server: ServerUnderTest
beforeAll(async () => {
  server = await serverUnderTest()
})
afterAll(() => server.close())

const revisions = async (stream: string, options: Parameters<ServerUnderTest['client']['readStream']>[1] = {}) =>
  (await collect(server.client.readStream(stream, options))).map(({ event }) => Number(event?.revision))

describe('stream metadata', () => {
  it('is given back as it was set, with what only its author understands', async () => {
    const stream = newStream()
    const metadata = {
      maxCount: 20,
      maxAge: 3600,
      truncateBefore: 1,
      cacheControl: 5,
      acl: { readRoles: ['$all'], writeRoles: ['$admins'] },
      custom: { colour: 'red' },
    }
    await server.client.setStreamMetadata(stream, metadata)
    expect((await server.client.getStreamMetadata(stream)).metadata).toEqual(metadata)
  })

  it('is none until it is set', async () => {
    expect((await server.client.getStreamMetadata(newStream())).metadata).toBeUndefined()
  })

  it('is replaced whole, and its revision can be expected', async () => {
    const stream = newStream()
    await server.client.setStreamMetadata(stream, { maxCount: 1, colour: 'red' }, { expectedRevision: 'no_stream' })
    await server.client.setStreamMetadata(stream, { maxCount: 2 }, { expectedRevision: 0n })
    const stale = server.client.setStreamMetadata(stream, { maxCount: 3 }, { expectedRevision: 0n })
    await expect(stale).rejects.toThrow(WrongExpectedVersionError)
    expect((await server.client.getStreamMetadata(stream)).metadata).toEqual({ maxCount: 2 })
  })

  it('stands in a stream that keeps its last event only', async () => {
    const stream = newStream()
    for (const maxCount of [1, 2, 3]) await server.client.setStreamMetadata(stream, { maxCount })
    expect(await revisions(`$$${stream}`)).toEqual([2])
  })
})

describe('$maxCount', () => {
  it('keeps the newest events readable, in both directions', async () => {
    const stream = newStream()
    await server.client.appendToStream(stream, events(10))
    await server.client.setStreamMetadata(stream, { maxCount: 3 })
    expect(await revisions(stream)).toEqual([7, 8, 9])
    expect(await revisions(stream, { direction: BACKWARDS, fromRevision: END })).toEqual([9, 8, 7])
    expect(await revisions(stream, { fromRevision: 2n, maxCount: 2 })).toEqual([7, 8])
    await server.client.appendToStream(stream, event())
    expect(await revisions(stream)).toEqual([8, 9, 10])
  })

  it('does not renumber: the next revision is expected as ever', async () => {
    const stream = newStream()
    await server.client.setStreamMetadata(stream, { maxCount: 1 })
    await server.client.appendToStream(stream, events(4))
    const appended = await server.client.appendToStream(stream, event(), { expectedRevision: 3n })
    expect(appended.nextExpectedRevision).toBe(4n)
  })

  it('is in force from the append after it, though both are on their way together', async () => {
    const stream = newStream()
    await Promise.all([
      server.client.appendToStream(stream, events(5)),
      server.client.setStreamMetadata(stream, { maxCount: 2 }),
      server.client.appendToStream(stream, events(5)),
    ])
    expect(await revisions(stream)).toEqual([8, 9])
  })
})

describe('$tb', () => {
  it('hides what lies before it, in both directions', async () => {
    const stream = newStream()
    await server.client.appendToStream(stream, events(6))
    await server.client.setStreamMetadata(stream, { truncateBefore: 4 })
    expect(await revisions(stream)).toEqual([4, 5])
    expect(await revisions(stream, { direction: BACKWARDS, fromRevision: END })).toEqual([5, 4])
    expect(await revisions(stream, { direction: BACKWARDS, fromRevision: 3n })).toEqual([])
  })

  it('beyond the end leaves an empty stream, not a missing one', async () => {
    const stream = newStream()
    await server.client.appendToStream(stream, events(2))
    await server.client.setStreamMetadata(stream, { truncateBefore: 50 })
    expect(await revisions(stream)).toEqual([])
  })

  it('works with $maxCount: the stricter of both counts', async () => {
    const stream = newStream()
    await server.client.appendToStream(stream, events(10))
    await server.client.setStreamMetadata(stream, { truncateBefore: 5, maxCount: 8 })
    expect(await revisions(stream)).toEqual([5, 6, 7, 8, 9])
  })
})

describe('$maxAge', () => {
  it('leaves young events readable', async () => {
    const stream = newStream()
    await server.client.setStreamMetadata(stream, { maxAge: 3600 })
    await server.client.appendToStream(stream, events(2))
    expect(await revisions(stream)).toEqual([0, 1])
  })
})

it('ignores metadata that is not what it should be', async () => {
  const stream = newStream()
  await server.client.appendToStream(stream, events(3))
  await server.client.appendToStream(`$$${stream}`, jsonEvent({ type: '$metadata', data: { other: 1 } }))
  expect(await revisions(stream)).toEqual([0, 1, 2])
})
