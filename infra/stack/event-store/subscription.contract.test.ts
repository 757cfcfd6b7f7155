import { once } from 'node:events'
import {
  END,
  eventTypeFilter,
  excludeSystemEvents,
  START,
  StreamDeletedError,
  streamNameFilter,
  type Position,
} from '@eventstore/db-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { event, events, newStream, serverUnderTest, type ServerUnderTest } from './testing/server-under-test.ts'

let server: ServerUnderTest
beforeAll(async () => {
  server = await serverUnderTest()
})
afterAll(() => server.close())

type Seen = { event?: { id: string; type: string; streamId: string; revision: bigint; position?: Position } }

/** The events of a subscription up to the one of the given type; then it is cancelled. */
const until = async (subscription: AsyncIterable<Seen> & { unsubscribe(): Promise<void> }, type: string) => {
  const seen: NonNullable<Seen['event']>[] = []
  for await (const { event } of subscription) {
    if (!event) continue
    seen.push(event)
    if (event.type === type) break
  }
  return seen
}

const types = (seen: readonly { type: string }[]) => seen.map(({ type }) => type)

describe('a subscription to a stream', () => {
  it('gives what is there, says that it caught up, then gives what comes', async () => {
    const stream = newStream()
    await server.client.appendToStream(stream, events(300, 'Old'))
    const subscription = server.client.subscribeToStream(stream, { fromRevision: START })
    let beforeCaughtUp = 0
    let count = 0
    subscription.on('data', () => count++)
    const confirmed = once(subscription, 'confirmation')
    await once(subscription, 'caughtUp').then(() => (beforeCaughtUp = count))
    await confirmed
    const seen: bigint[] = []
    const live = new Promise<void>((resolve) =>
      subscription.on('data', ({ event }) => {
        seen.push(event!.revision)
        if (event!.type === 'Last') resolve()
      }),
    )
    await server.client.appendToStream(stream, events(5, 'New'))
    await server.client.appendToStream(stream, event('Last'))
    await live
    expect(beforeCaughtUp).toBe(300)
    expect(seen).toEqual([300n, 301n, 302n, 303n, 304n, 305n])
    await subscription.unsubscribe()
  })

  it('begins after the revision it is given', async () => {
    const stream = newStream()
    await server.client.appendToStream(stream, [event('A'), event('B'), event('C')])
    expect(types(await until(server.client.subscribeToStream(stream, { fromRevision: 0n }), 'C'))).toEqual(['B', 'C'])
  })

  it('from the end gives only what comes', async () => {
    const stream = newStream()
    await server.client.appendToStream(stream, event('Old'))
    const subscription = server.client.subscribeToStream(stream, { fromRevision: END })
    const seen = until(subscription, 'New')
    await once(subscription, 'confirmation')
    await server.client.appendToStream(stream, event('New'))
    expect(types(await seen)).toEqual(['New'])
  })

  it('waits for a stream that is not there yet', async () => {
    const stream = newStream()
    const subscription = server.client.subscribeToStream(stream, { fromRevision: START })
    const seen = until(subscription, 'First')
    await once(subscription, 'confirmation')
    await server.client.appendToStream(newStream(), event('Elsewhere'))
    await server.client.appendToStream(stream, event('First'))
    expect(types(await seen)).toEqual(['First'])
  })

  it('to a tombstoned stream is refused', async () => {
    const stream = newStream()
    await server.client.appendToStream(stream, event())
    await server.client.tombstoneStream(stream)
    const [error] = await once(server.client.subscribeToStream(stream, { fromRevision: START }), 'error')
    expect(error).toBeInstanceOf(StreamDeletedError)
  })

  it('goes on with a stream that was deleted and written again', async () => {
    const stream = newStream()
    await server.client.appendToStream(stream, [event('A'), event('B')])
    const subscription = server.client.subscribeToStream(stream, { fromRevision: START })
    const caughtUp = once(subscription, 'caughtUp')
    const seen = until(subscription, 'C')
    await caughtUp
    await server.client.deleteStream(stream)
    await server.client.appendToStream(stream, event('C'))
    expect((await seen).map(({ type, revision }) => [type, Number(revision)])).toEqual([
      ['A', 0],
      ['B', 1],
      ['C', 2],
    ])
  })
})

describe('a subscription to $all', () => {
  it('gives every event once and in order while others write', async () => {
    const prefix = newStream('busy')
    const { position } = await server.client.appendToStream(newStream(), event())
    const writing = Promise.all(
      Array.from({ length: 20 }, async (_, writer) => {
        for (let n = 0; n < 20; n++) await server.client.appendToStream(`${prefix}-${writer}`, event())
      }),
    ).then(() => server.client.appendToStream(prefix, event('Done')))
    const seen = await until(server.client.subscribeToAll({ fromPosition: position! }), 'Done')
    await writing
    const ours = seen.filter(({ streamId }) => streamId.startsWith(prefix))
    expect(ours).toHaveLength(401)
    expect(new Set(ours.map(({ id }) => id)).size).toBe(401)
    const positions = seen.map(({ position }) => position!.commit)
    expect(positions.every((at, n) => n === 0 || at > positions[n - 1]!)).toBe(true)
  })

  it('begins after the position it is given', async () => {
    const stream = newStream()
    const { position } = await server.client.appendToStream(stream, event('First'))
    const last = newStream('Last')
    await server.client.appendToStream(stream, event(last))
    const seen = await until(server.client.subscribeToAll({ fromPosition: position! }), last)
    expect(types(seen.filter(({ streamId }) => streamId === stream))).toEqual([last])
  })

  it('from the end gives only what comes', async () => {
    const stream = newStream()
    await server.client.appendToStream(stream, event('Old'))
    const subscription = server.client.subscribeToAll({ fromPosition: END })
    const last = newStream('Last')
    const seen = until(subscription, last)
    await once(subscription, 'confirmation')
    await server.client.appendToStream(stream, event(last))
    expect(types((await seen).filter(({ streamId }) => streamId === stream))).toEqual([last])
  })

  it('includes system events unless it leaves them out', async () => {
    const stream = newStream()
    const { position } = await server.client.appendToStream(stream, event('Begun'))
    await server.client.setStreamMetadata(stream, { maxCount: 10 })
    const last = newStream('Last')
    await server.client.appendToStream(stream, event(last))
    const ofStream = (seen: readonly { type: string; streamId: string }[]) =>
      types(seen.filter(({ streamId }) => streamId.endsWith(stream)))
    expect(ofStream(await until(server.client.subscribeToAll({ fromPosition: position! }), last))).toEqual(['$metadata', last])
    const filtered = server.client.subscribeToAll({ fromPosition: position!, filter: excludeSystemEvents() })
    expect(ofStream(await until(filtered, last))).toEqual([last])
  })

  it.each([
    ['stream names by prefix', (key: string) => streamNameFilter({ prefixes: [`a${key}`, `b${key}`] })],
    ['stream names by expression', (key: string) => streamNameFilter({ regex: `^[ab]${key}$` })],
    ['event types by prefix', (key: string) => eventTypeFilter({ prefixes: [`a${key}`, `b${key}`] })],
    ['event types by expression', (key: string) => eventTypeFilter({ regex: `^[ab]${key}$` })],
  ])('filters %s', async (_name, filterOf) => {
    const key = newStream('').slice(1)
    const { position } = await server.client.appendToStream(newStream(), event())
    for (const name of [`a${key}`, `c${key}`, `xa${key}`, `b${key}`]) await server.client.appendToStream(name, event(name))
    const seen = await until(server.client.subscribeToAll({ fromPosition: position!, filter: filterOf(key) }), `b${key}`)
    expect(types(seen)).toEqual([`a${key}`, `b${key}`])
  })
})

describe('checkpoints of a filtered subscription', () => {
  it('come after every interval × window considered events, whether or not any passed the filter', async () => {
    const { position } = await server.client.appendToStream(newStream(), event())
    await server.client.appendToStream(newStream(), events(100, 'Ignored'))
    const last = newStream('Last')
    const { position: end } = await server.client.appendToStream(newStream(), event(last))
    const checkpoints: Position[] = []
    const filter = eventTypeFilter({
      prefixes: [last],
      maxSearchWindow: 10,
      checkpointInterval: 2,
      checkpointReached: async (_subscription, at) => void checkpoints.push(at),
    })
    const subscription = server.client.subscribeToAll({ fromPosition: position!, filter })
    const caughtUp = once(subscription, 'caughtUp')
    subscription.resume()
    await caughtUp
    await subscription.unsubscribe()
    const beforeEnd = checkpoints.filter(({ commit }) => commit < end!.commit)
    expect(beforeEnd).toHaveLength(5)
    expect(checkpoints.every(({ commit }, n) => n === 0 || commit >= checkpoints[n - 1]!.commit)).toBe(true)
  })

  it('come once when it has caught up, though nothing passed the filter', async () => {
    const { position } = await server.client.appendToStream(newStream(), event())
    const { position: end } = await server.client.appendToStream(newStream(), events(3, 'Ignored'))
    const reached = Promise.withResolvers<Position>()
    const filter = eventTypeFilter({
      prefixes: [newStream('never')],
      checkpointReached: async (_subscription, at) => void (at.commit >= end!.commit && reached.resolve(at)),
    })
    const subscription = server.client.subscribeToAll({ fromPosition: position!, filter })
    subscription.resume()
    expect((await reached.promise).commit).toBeGreaterThanOrEqual(end!.commit)
    await subscription.unsubscribe()
  })

  it('let a subscription be resumed without missing or repeating anything', async () => {
    const prefix = newStream('resume')
    const { position } = await server.client.appendToStream(newStream(), event())
    for (let n = 0; n < 40; n++) await server.client.appendToStream(`${prefix}-${n % 3}`, [event('Wanted'), event('Noise')])
    await server.client.appendToStream(`${prefix}-0`, event('Done'))
    const checkpoints: { at: Position; seen: number }[] = []
    const seen: string[] = []
    const filter = (record: boolean) =>
      streamNameFilter({
        prefixes: [prefix],
        maxSearchWindow: 5,
        checkpointReached: async (_subscription, at) => void (record && checkpoints.push({ at, seen: seen.length })),
      })
    for await (const { event } of server.client.subscribeToAll({ fromPosition: position!, filter: filter(true) })) {
      seen.push(event!.id)
      if (event!.type === 'Done') break
    }
    expect(checkpoints.length).toBeGreaterThan(3)
    const { at } = checkpoints[2]!
    const resumed = await until(server.client.subscribeToAll({ fromPosition: at, filter: filter(false) }), 'Done')
    const from = seen.indexOf(resumed[0]!.id)
    expect(resumed.map(({ id }) => id)).toEqual(seen.slice(from))
    expect(from).toBeGreaterThan(0)
    const first = resumed[0]!.position!.commit
    expect(first).toBeGreaterThan(at.commit)
  })
})
