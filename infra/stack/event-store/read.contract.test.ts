import { BACKWARDS, binaryEvent, END, START, StreamNotFoundError, UnknownError } from '@eventstore/db-client'
import shared from '@eventstore/db-client/generated/shared_pb.js'
import streamsPb, { type ReadResp } from '@eventstore/db-client/generated/streams_pb.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { collect, event, events, newStream, serverUnderTest, type ServerUnderTest } from './testing/server-under-test.ts'

let server: ServerUnderTest
beforeAll(async () => {
  server = await serverUnderTest()
})
afterAll(() => server.close())

const revisions = async (stream: string, options: Parameters<ServerUnderTest['client']['readStream']>[1] = {}) =>
  (await collect(server.client.readStream(stream, options))).map(({ event }) => Number(event?.revision))

describe('reading a stream', () => {
  let stream: string
  beforeAll(async () => {
    stream = newStream()
    await server.client.appendToStream(stream, events(300))
  })

  const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => from + n)

  it('gives all of it in order', async () => {
    expect(await revisions(stream)).toEqual(upTo(0, 299))
  })

  it('gives all of it backwards from the end', async () => {
    expect(await revisions(stream, { direction: BACKWARDS, fromRevision: END })).toEqual(upTo(0, 299).toReversed())
  })

  it('begins with the revision asked for, in both directions', async () => {
    expect(await revisions(stream, { fromRevision: 7n, maxCount: 3 })).toEqual([7, 8, 9])
    expect(await revisions(stream, { fromRevision: 7n, maxCount: 3, direction: BACKWARDS })).toEqual([7, 6, 5])
  })

  it('ends at the first event when it reads backwards', async () => {
    expect(await revisions(stream, { fromRevision: 1n, maxCount: 10, direction: BACKWARDS })).toEqual([1, 0])
    expect(await revisions(stream, { fromRevision: START, direction: BACKWARDS })).toEqual([0])
  })

  it('gives no more than asked for across pages', async () => {
    expect(await revisions(stream, { maxCount: 201 })).toHaveLength(201)
  })

  it('is empty after the last revision', async () => {
    expect(await revisions(stream, { fromRevision: 300n })).toEqual([])
    await expect(revisions(stream, { fromRevision: END })).rejects.toThrow(UnknownError)
    expect(await revisions(stream, { fromRevision: 10_000n })).toEqual([])
  })

  it('begins at the last event when it reads backwards from beyond it', async () => {
    expect(await revisions(stream, { fromRevision: 5000n, maxCount: 2, direction: BACKWARDS })).toEqual([299, 298])
  })

  it('follows a link where it is asked to, and shows one that leads nowhere alone', async () => {
    const [links, target] = [newStream(), newStream()]
    await server.client.appendToStream(target, [event('First'), event('Second')])
    const link = (to: string) => binaryEvent({ type: '$>', data: Buffer.from(to) })
    await server.client.appendToStream(links, [link(`1@${target}`), link(`7@${target}`), event('Plain')])
    const resolved = await collect(server.client.readStream(links, { resolveLinkTos: true }))
    expect(resolved.map(({ event: found, link: by }) => [found?.type, found?.revision, by?.revision])).toEqual([
      ['Second', 1n, 0n],
      [undefined, undefined, 1n],
      ['Plain', 2n, undefined],
    ])
    const plain = await collect(server.client.readStream(links))
    expect(plain.map(({ event: found }) => found?.type)).toEqual(['$>', '$>', 'Plain'])
  })

  it('accepts resolveLinkTos', async () => {
    expect(await revisions(stream, { maxCount: 1, resolveLinkTos: true })).toEqual([0])
  })

  it('says that a stream is not there, in both directions', async () => {
    const missing = newStream()
    await expect(revisions(missing)).rejects.toThrow(StreamNotFoundError)
    await expect(revisions(missing, { direction: BACKWARDS, fromRevision: END })).rejects.toMatchObject({ streamName: missing })
  })

  it('distinguishes streams whose long names differ only at the end', async () => {
    const long = newStream('n'.repeat(3000))
    await server.client.appendToStream(`${long}a`, events(1))
    await server.client.appendToStream(`${long}b`, events(2))
    expect([await revisions(`${long}a`), await revisions(`${long}b`)]).toEqual([[0], [0, 1]])
  })
})

describe('reading $all', () => {
  it('begins with system events on every node', async () => {
    const [first] = await collect(server.client.readAll({ maxCount: 1 }))
    expect(first?.event?.type.startsWith('$') || first?.event?.streamId.startsWith('$')).toBe(true)
  })

  it('has the events of all streams in the order in which they were written, at growing positions', async () => {
    const [a, b] = [newStream(), newStream()]
    const start = await server.client.appendToStream(a, event())
    for (const stream of [b, a, a, b]) await server.client.appendToStream(stream, event())
    const read = await collect(server.client.readAll({ fromPosition: start.position! }))
    const ours = read.flatMap(({ event }) => (event && [a, b].includes(event.streamId) ? [event] : []))
    expect(ours.map(({ streamId, revision }) => [streamId, Number(revision)])).toEqual([
      [a, 0],
      [b, 0],
      [a, 1],
      [a, 2],
      [b, 1],
    ])
    const positions = ours.map(({ position }) => position.commit)
    expect(positions).toEqual(positions.toSorted((x, y) => (x < y ? -1 : 1)))
    expect(new Set(positions).size).toBe(5)
    expect(ours.every(({ position }) => position.commit === position.prepare)).toBe(true)
    expect(read.every(({ commitPosition, event }) => commitPosition === event?.position?.commit)).toBe(true)
  })

  it('reads forwards from a position with its event, backwards without it', async () => {
    const stream = newStream()
    const { position: first } = await server.client.appendToStream(stream, event())
    const { position: second } = await server.client.appendToStream(stream, event())
    const [forwards] = await collect(server.client.readAll({ fromPosition: second!, maxCount: 1 }))
    expect(forwards?.event?.position).toEqual(second)
    const backwards = await collect(server.client.readAll({ fromPosition: second!, direction: BACKWARDS }))
    expect(backwards.some(({ event }) => event?.position?.commit === second!.commit)).toBe(false)
    expect(backwards.some(({ event }) => event?.position?.commit === first!.commit)).toBe(true)
  })

  it('reads the same backwards as forwards', async () => {
    await server.client.appendToStream(newStream(), events(700))
    const { position } = await server.client.appendToStream(newStream(), event())
    const ids = (read: { event?: { id: string } }[]) => read.map(({ event }) => event?.id)
    const backwards = ids(await collect(server.client.readAll({ fromPosition: position!, direction: BACKWARDS })))
    const forwards = ids(await collect(server.client.readAll({ maxCount: backwards.length })))
    expect(backwards.length).toBeGreaterThan(700)
    expect(backwards.toReversed()).toEqual(forwards)
  })

  it('gives no more than asked for, in both directions', async () => {
    expect(await collect(server.client.readAll({ maxCount: 3 }))).toHaveLength(3)
    expect(await collect(server.client.readAll({ maxCount: 3, direction: BACKWARDS, fromPosition: END }))).toHaveLength(3)
  })

  it('has nothing before the start and nothing after the end', async () => {
    expect(await collect(server.client.readAll({ fromPosition: START, direction: BACKWARDS }))).toEqual([])
    expect(await collect(server.client.readAll({ fromPosition: END }))).toEqual([])
  })

  it('is refused from inside an event, and empty from beyond the end', async () => {
    const { position } = await server.client.appendToStream(newStream(), event())
    await server.client.appendToStream(newStream(), event())
    const near = (bytes: bigint) => ({ commit: position!.commit + bytes, prepare: position!.prepare + bytes })
    await expect(collect(server.client.readAll({ fromPosition: near(1n), maxCount: 1 }))).rejects.toThrow(UnknownError)
    expect(await collect(server.client.readAll({ fromPosition: near(1_000_000_000n), maxCount: 1 }))).toEqual([])
  })

  it('keeps showing what was deleted from its stream, and the deletion', async () => {
    const stream = newStream()
    const { position } = await server.client.appendToStream(stream, event())
    await server.client.tombstoneStream(stream)
    const read = await collect(server.client.readAll({ fromPosition: position! }))
    const ours = read.flatMap(({ event }) => (event?.streamId === stream ? [event.type] : []))
    expect(ours).toEqual(['Happened', '$streamDeleted'])
  })
})

describe('what only the bare protocol can ask', () => {
  const request = () => {
    const options = new streamsPb.ReadReq.Options()
      .setCount('10')
      .setReadDirection(streamsPb.ReadReq.Options.ReadDirection.FORWARDS)
      .setNoFilter(new shared.Empty())
      .setUuidOption(new streamsPb.ReadReq.Options.UUIDOption().setString(new shared.Empty()))
    return { options, request: new streamsPb.ReadReq().setOptions(options) }
  }
  const fromStart = (stream: string) =>
    new streamsPb.ReadReq.Options.StreamOptions()
      .setStreamIdentifier(new shared.StreamIdentifier().setStreamName(Buffer.from(stream)))
      .setStart(new shared.Empty())

  it('gives ids as two numbers when asked to', async () => {
    const stream = newStream()
    const written = event()
    await server.client.appendToStream(stream, written)
    const { options, request: read } = request()
    options.setStream(fromStart(stream)).setUuidOption(new streamsPb.ReadReq.Options.UUIDOption().setStructured(new shared.Empty()))
    const [response] = await collect<ReadResp>(server.streams.read(read))
    const id = response?.getEvent()?.getEvent()?.getId()?.getStructured()
    const hex = (bits: string) => BigInt.asUintN(64, BigInt(bits)).toString(16).padStart(16, '0')
    expect(hex(id!.getMostSignificantBits()) + hex(id!.getLeastSignificantBits())).toBe(written.id.replaceAll('-', ''))
  })

  it('filters a read of $all and counts what passes', async () => {
    const type = newStream('Type')
    const stream = newStream()
    for (let n = 0; n < 4; n++) await server.client.appendToStream(stream, [event(type), event()])
    const { options, request: read } = request()
    const expression = new streamsPb.ReadReq.Options.FilterOptions.Expression().setPrefixList([type])
    options
      .setAll(new streamsPb.ReadReq.Options.AllOptions().setStart(new shared.Empty()))
      .setCount('3')
      .setFilter(new streamsPb.ReadReq.Options.FilterOptions().setEventType(expression).setMax(32).setCheckpointintervalmultiplier(1))
    const responses = await collect<ReadResp>(server.streams.read(read))
    const found = responses.flatMap((response) => response.getEvent()?.getEvent()?.getMetadataMap().get('type') ?? [])
    expect(found).toEqual([type, type, type])
  })

  it('refuses to filter a stream', async () => {
    const { options, request: read } = request()
    const expression = new streamsPb.ReadReq.Options.FilterOptions.Expression().setRegex('.')
    options
      .setStream(fromStart(newStream()))
      .setFilter(new streamsPb.ReadReq.Options.FilterOptions().setEventType(expression).setMax(32).setCheckpointintervalmultiplier(1))
    await expect(collect(server.streams.read(read))).rejects.toThrow()
  })
})
