import { BACKWARDS, END, StreamDeletedError, StreamNotFoundError, WrongExpectedVersionError } from '@eventstore/db-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { collect, event, events, newStream, serverUnderTest, type ServerUnderTest } from './testing/server-under-test.ts'

let server: ServerUnderTest
beforeAll(async () => {
  server = await serverUnderTest()
})
afterAll(() => server.close())

const revisions = async (stream: string) => (await collect(server.client.readStream(stream))).map(({ event }) => Number(event?.revision))
const streamOf = async (count: number) => {
  const stream = newStream()
  await server.client.appendToStream(stream, events(count))
  return stream
}

describe('deleting a stream', () => {
  it('hides its events in both directions', async () => {
    const stream = await streamOf(3)
    await server.client.deleteStream(stream)
    await expect(revisions(stream)).rejects.toThrow(StreamNotFoundError)
    const backwards = collect(server.client.readStream(stream, { direction: BACKWARDS, fromRevision: END }))
    await expect(backwards).rejects.toThrow(StreamNotFoundError)
  })

  it('answers with the position of the deletion', async () => {
    const stream = await streamOf(1)
    const { position } = await server.client.deleteStream(stream)
    const [deletion] = await collect(server.client.readAll({ fromPosition: position!, maxCount: 1 }))
    expect(deletion?.event).toMatchObject({ streamId: `$$${stream}`, type: '$metadata' })
  })

  it.each(['any', 'no_stream', 2n] as const)('lets the stream be written again with %s: numbering goes on', async (expectedRevision) => {
    const stream = await streamOf(3)
    await server.client.deleteStream(stream)
    const appended = await server.client.appendToStream(stream, events(2), { expectedRevision })
    expect(appended.nextExpectedRevision).toBe(4n)
    expect(await revisions(stream)).toEqual([3, 4])
    expect((await server.client.getStreamMetadata(stream)).metadata).toMatchObject({ truncateBefore: 3 })
  })

  it('leaves no stream that stream_exists would find', async () => {
    const stream = await streamOf(1)
    await server.client.deleteStream(stream)
    const refused = server.client.appendToStream(stream, event(), { expectedRevision: 'stream_exists' })
    await expect(refused).rejects.toThrow(StreamDeletedError)
  })

  it('does not bring old events back when metadata is set afterwards', async () => {
    const stream = await streamOf(2)
    await server.client.deleteStream(stream)
    await server.client.setStreamMetadata(stream, { maxCount: 100, colour: 'red' })
    await server.client.appendToStream(stream, event())
    expect(await revisions(stream)).toEqual([2])
    expect((await server.client.getStreamMetadata(stream)).metadata).toMatchObject({ maxCount: 100, colour: 'red' })
  })

  it('takes the exact revision and refuses another', async () => {
    const stream = await streamOf(3)
    const refused = server.client.deleteStream(stream, { expectedRevision: 1n })
    await expect(refused).rejects.toThrow(WrongExpectedVersionError)
    await expect(refused).rejects.toMatchObject({ streamName: stream, expectedVersion: 1n, actualVersion: 2n })
    await server.client.deleteStream(stream, { expectedRevision: 2n })
    await expect(revisions(stream)).rejects.toThrow(StreamNotFoundError)
  })

  it.each(['any', 'no_stream', 0n] as const)('refuses a stream that is not there with %s', async (expectedRevision) => {
    const refused = server.client.deleteStream(newStream(), { expectedRevision })
    await expect(refused).rejects.toThrow(WrongExpectedVersionError)
  })

  it('takes a stream that only has metadata', async () => {
    const stream = newStream()
    await server.client.setStreamMetadata(stream, { cacheControl: 10 })
    await expect(server.client.deleteStream(stream, { expectedRevision: 'no_stream' })).resolves.toBeDefined()
  })
})

describe('tombstoning a stream', () => {
  it('makes it unreadable and unwritable for ever', async () => {
    const stream = await streamOf(2)
    const { position } = await server.client.tombstoneStream(stream)
    await expect(revisions(stream)).rejects.toThrow(StreamDeletedError)
    await expect(revisions(stream)).rejects.toMatchObject({ streamName: stream })
    for (const expectedRevision of ['any', 'no_stream', 'stream_exists', 1n] as const)
      await expect(server.client.appendToStream(stream, event(), { expectedRevision })).rejects.toThrow(StreamDeletedError)
    await expect(server.client.deleteStream(stream)).rejects.toThrow(StreamDeletedError)
    await expect(server.client.tombstoneStream(stream)).rejects.toThrow(StreamDeletedError)
    const [tombstone] = await collect(server.client.readAll({ fromPosition: position!, maxCount: 1 }))
    expect(tombstone?.event).toMatchObject({ streamId: stream, type: '$streamDeleted', revision: 9223372036854775807n })
  })

  it('takes its metadata with it', async () => {
    const stream = await streamOf(1)
    await server.client.tombstoneStream(stream)
    await expect(server.client.setStreamMetadata(stream, { maxCount: 1 })).rejects.toThrow(StreamDeletedError)
  })

  it('can follow a deletion', async () => {
    const stream = await streamOf(1)
    await server.client.deleteStream(stream)
    await server.client.tombstoneStream(stream)
    await expect(revisions(stream)).rejects.toThrow(StreamDeletedError)
  })

  it('takes a name before it is used', async () => {
    const stream = newStream()
    await server.client.tombstoneStream(stream, { expectedRevision: 'no_stream' })
    await expect(server.client.appendToStream(stream, event())).rejects.toThrow(StreamDeletedError)
  })

  it('refuses another revision than the last', async () => {
    const stream = await streamOf(2)
    await expect(server.client.tombstoneStream(stream, { expectedRevision: 0n })).rejects.toThrow(WrongExpectedVersionError)
    expect(await revisions(stream)).toEqual([0, 1])
  })
})
