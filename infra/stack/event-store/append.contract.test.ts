import { randomUUID } from 'node:crypto'
import { binaryEvent, jsonEvent, MaxAppendSizeExceededError, StreamDeletedError, WrongExpectedVersionError } from '@eventstore/db-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { collect, event, events, newStream, serverUnderTest, type ServerUnderTest } from './testing/server-under-test.ts'

let server: ServerUnderTest
beforeAll(async () => {
  server = await serverUnderTest()
})
afterAll(() => server.close())

const wayOf = {
  'in a batch': {},
  // Credentials on a call make the client send an Append of its own.
  'by itself': { credentials: { username: 'admin', password: 'changeit' } },
}

describe.each(Object.entries(wayOf))('an append sent %s', (_name, way) => {
  it('numbers the events of a stream from 0 and answers with the last number', async () => {
    const stream = newStream()
    const first = await server.client.appendToStream(stream, events(3), way)
    const second = await server.client.appendToStream(stream, event(), way)
    expect([first.nextExpectedRevision, second.nextExpectedRevision]).toEqual([2n, 3n])
    const stored = await collect(server.client.readStream(stream))
    expect(stored.map(({ event }) => event?.revision)).toEqual([0n, 1n, 2n, 3n])
  })

  it('answers with the position of the last event, the same at which $all has it', async () => {
    const stream = newStream()
    const { position } = await server.client.appendToStream(stream, events(2), way)
    const [, last] = await collect(server.client.readStream(stream))
    expect(last?.event?.position).toEqual(position)
    expect(position?.commit).toBe(position?.prepare)
    const [inAll] = await collect(server.client.readAll({ fromPosition: position!, maxCount: 1 }))
    expect(inAll?.event?.id).toBe(last?.event?.id)
  })

  it('keeps id, type, data and metadata as they were sent', async () => {
    const stream = newStream('ünïcode ✓')
    const json = jsonEvent({ id: randomUUID(), type: 'Ärger', data: { text: 'größer', n: [1, null] }, metadata: { $correlationId: 'c' } })
    const binary = binaryEvent({ id: randomUUID(), type: 'Raw', data: new Uint8Array([0, 255, 7]), metadata: new Uint8Array([1, 2]) })
    const before = Date.now()
    await server.client.appendToStream(stream, [json, binary], way)
    const [first, second] = await collect(server.client.readStream(stream))
    expect(first?.event).toMatchObject({
      id: json.id,
      type: 'Ärger',
      data: json.data,
      metadata: json.metadata,
      isJson: true,
      streamId: stream,
    })
    expect(second?.event).toMatchObject({ id: binary.id, type: 'Raw', isJson: false })
    expect([...(second!.event!.data as Uint8Array)]).toEqual([0, 255, 7])
    expect([...(second!.event!.metadata as Uint8Array)]).toEqual([1, 2])
    expect(Math.abs(first!.event!.created.getTime() - before)).toBeLessThan(60_000)
  })

  it('writes all events of an append one after the other in $all', async () => {
    const stream = newStream()
    const others = Array.from({ length: 20 }, () => server.client.appendToStream(newStream('noise'), events(2)))
    const { position } = await server.client.appendToStream(stream, events(5), way)
    await Promise.all(others)
    const [first] = await collect(server.client.readStream(stream, { maxCount: 1 }))
    const between = await collect(server.client.readAll({ fromPosition: first!.event!.position!, maxCount: 5 }))
    expect(between.map(({ event }) => event?.streamId)).toEqual(Array.from({ length: 5 }, () => stream))
    expect(between.at(-1)?.event?.position).toEqual(position)
  })

  it.each([
    ['no_stream', 'a stream that exists', 0n],
    [5n, 'another revision', 0n],
  ] as const)('refuses expected revision %s for %s', async (expectedRevision, _why, actualVersion) => {
    const stream = newStream()
    await server.client.appendToStream(stream, event(), way)
    const refused = server.client.appendToStream(stream, event(), { ...way, expectedRevision })
    await expect(refused).rejects.toThrow(WrongExpectedVersionError)
    await expect(refused).rejects.toMatchObject({ streamName: stream, expectedVersion: expectedRevision, actualVersion })
    expect(await collect(server.client.readStream(stream))).toHaveLength(1)
  })

  it.each(['stream_exists', 0n] as const)('refuses expected revision %s for a stream that is not there', async (expectedRevision) => {
    const refused = server.client.appendToStream(newStream(), event(), { ...way, expectedRevision })
    await expect(refused).rejects.toThrow(WrongExpectedVersionError)
    await expect(refused).rejects.toMatchObject({ expectedVersion: expectedRevision, actualVersion: 'no_stream' })
  })

  it.each(['any', 'no_stream'] as const)('takes expected revision %s for a stream that is not there', async (expectedRevision) => {
    const appended = await server.client.appendToStream(newStream(), event(), { ...way, expectedRevision })
    expect(appended).toMatchObject({ success: true, nextExpectedRevision: 0n })
  })

  it.each(['any', 'stream_exists', 1n] as const)('takes expected revision %s for a stream that is there', async (expectedRevision) => {
    const stream = newStream()
    await server.client.appendToStream(stream, events(2), way)
    const appended = await server.client.appendToStream(stream, event(), { ...way, expectedRevision })
    expect(appended).toMatchObject({ success: true, nextExpectedRevision: 2n })
  })

  it('takes stream_exists for a stream that only has metadata', async () => {
    const stream = newStream()
    await server.client.setStreamMetadata(stream, { maxCount: 5 })
    const appended = await server.client.appendToStream(stream, event(), { ...way, expectedRevision: 'stream_exists' })
    expect(appended.nextExpectedRevision).toBe(0n)
  })

  it('lets one of many writers that expect the same revision win', async () => {
    const stream = newStream()
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => server.client.appendToStream(stream, event(), { ...way, expectedRevision: 'no_stream' })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await collect(server.client.readStream(stream))).toHaveLength(1)
  })

  it('keeps every event of writers that expect any revision, each once and in one order', async () => {
    const stream = newStream()
    const sent = events(50)
    await Promise.all(sent.map((event) => server.client.appendToStream(stream, event, way)))
    const stored = await collect(server.client.readStream(stream))
    expect(stored.map(({ event }) => event?.revision)).toEqual(sent.map((_, n) => BigInt(n)))
    expect(new Set(stored.map(({ event }) => event?.id))).toEqual(new Set(sent.map(({ id }) => id)))
  })

  it('takes an append of nearly 1 MiB and refuses a larger one, leaving the stream as it was', async () => {
    const stream = newStream()
    const ofSize = (size: number) => binaryEvent({ type: 'Large', data: new Uint8Array(size) })
    await server.client.appendToStream(stream, ofSize(1024 * 1024 - 100), way)
    const refused = server.client.appendToStream(stream, ofSize(1024 * 1024 + 1), way)
    await expect(refused).rejects.toThrow(MaxAppendSizeExceededError)
    await expect(refused).rejects.toMatchObject({ maxAppendSize: 1024 * 1024 })
    const halves = [ofSize(600 * 1024), ofSize(600 * 1024)]
    await expect(server.client.appendToStream(stream, halves, way)).rejects.toThrow(MaxAppendSizeExceededError)
    expect(await collect(server.client.readStream(stream))).toHaveLength(1)
  })

  it('refuses a stream that has been tombstoned', async () => {
    const stream = newStream()
    await server.client.appendToStream(stream, event(), way)
    await server.client.tombstoneStream(stream)
    await expect(server.client.appendToStream(stream, event(), way)).rejects.toThrow(StreamDeletedError)
  })
})
