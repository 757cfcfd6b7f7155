import { randomUUID } from 'node:crypto'
import type { LogPosition } from '@debut/events/kernel/ids.ts'
import { EventStoreDBClient } from '@eventstore/db-client'
import { describe, expect, it, onTestFinished } from 'vitest'
import { Refused } from '@debut/adapters/errors.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import { event, open, startServer, urlOf } from '@debut/adapters/testing/log-in-tests.ts'
import type { StoredEvent } from '@debut/adapters/stored-event.ts'
import { copyLog } from './copy-log.ts'

/** Where the same events stand elsewhere: it has events of its own between them. */
const anotherStore = async () => {
  const { port } = await startServer()
  const client = EventStoreDBClient.connectionString(urlOf(port))
  onTestFinished(() => client.dispose())
  const shift = () => client.setStreamMetadata(`shift-${randomUUID()}`, { maxCount: 5 })
  await shift()
  return { store: open(port), shift }
}

const copy = (
  from: EventStore,
  to: EventStore,
  { oneByOne = false, signal = new AbortController().signal, progress = (_: number) => {} } = {},
) => copyLog({ from, to, oneByOne, signal, progress })

const all = async (store: EventStore): Promise<StoredEvent[]> => {
  const events: StoredEvent[] = []
  for await (const batch of store.follow({ after: undefined, signal: new AbortController().signal })) {
    events.push(...batch.events)
    if (batch.live) break
  }
  return events
}

const ids = async (store: EventStore) => (await all(store)).map(({ id }) => id)

/** Votes of many, one after the other, and now and then something that speaks of where the log was. */
const filled = async (count: number) => {
  const store = open((await startServer()).port)
  let position = 0 as LogPosition
  const append = async (stream: string, revision: number, ...events: ReturnType<typeof event>[]) => {
    const appended = await store.append(stream, revision === 0 ? 'no-stream' : revision - 1, events)
    if (appended !== 'conflict') ({ position } = appended)
  }
  for (let n = 0; n < count; n++) {
    await append(`voter-${n % 7}`, Math.floor(n / 7) * 2, event(n), { ...event(n), metadata: { at: 'größer', n } })
    if (n % 10 === 9) await append(`launchDay-${n}`, 0, { ...event(n), type: 'LaunchDayClosed', data: { upTo: position + 1, n } })
    if (n % 15 === 14) await append(`inbox-${n}`, 0, { ...event(n), type: 'NotificationsRead', data: { upTo: position } })
  }
  return store
}

const upToOf = ({ type, data }: StoredEvent): number | undefined =>
  type === 'LaunchDayClosed' || type === 'NotificationsRead' ? (data as { upTo: number }).upTo : undefined

/** Which events a position divides the log after. */
const dividedBy = (events: readonly StoredEvent[]) =>
  events.flatMap((each) => {
    const upTo = upToOf(each)
    return upTo === undefined
      ? []
      : [events.filter(({ position }) => position < upTo).length, events.filter(({ position }) => position <= upTo).length]
  })

describe('a log that is copied', () => {
  it.each([
    ['several appends on their way', false],
    ['one append after the other', true],
  ])('by %s has each event in its place, and what they say of positions divides it where it did', async (_, oneByOne) => {
    const from = await filled(60)
    const { store: to } = await anotherStore()
    const events = (await all(from)).length
    expect(await copy(from, to, { oneByOne })).toEqual({ events, before: 0 })

    const [was, is] = [await all(from), await all(to)]
    expect(is.map(({ id, stream, revision, metadata }) => [id, stream, revision, metadata])).toEqual(
      was.map(({ id, stream, revision, metadata }) => [id, stream, revision, metadata]),
    )
    expect(is.map(({ position }) => position)).not.toEqual(was.map(({ position }) => position))
    expect(dividedBy(is)).toEqual(dividedBy(was))
    const plain = (log: readonly StoredEvent[]) => log.filter((each) => upToOf(each) === undefined).map(({ data }) => data)
    expect(plain(is)).toEqual(plain(was))
  })

  it('is what it was when it is copied back', async () => {
    const from = await filled(30)
    const { store: there } = await anotherStore()
    const { store: back } = await anotherStore()
    await copy(from, there)
    await copy(there, back)
    expect(dividedBy(await all(back))).toEqual(dividedBy(await all(from)))
    expect(await ids(back)).toEqual(await ids(from))
  })

  it('goes on where it was broken off, though positions have shifted since', async () => {
    const from = await filled(700)
    const { store: to, shift } = await anotherStore()
    const stopping = new AbortController()
    await expect(copy(from, to, { signal: stopping.signal, progress: () => stopping.abort() })).rejects.toThrow('asked to stop')
    const there = (await all(to)).length
    await shift()

    const events = (await all(from)).length
    expect(there).toBeGreaterThan(0)
    expect(there).toBeLessThan(events)
    expect(await copy(from, to)).toEqual({ events, before: there })
    expect(dividedBy(await all(to))).toEqual(dividedBy(await all(from)))
    expect(await copy(from, to)).toEqual({ events, before: events })
  })

  it('is distinguished from another one, and from one that was written to', async () => {
    const from = await filled(20)
    const [{ store: other }, { store: to }] = [await anotherStore(), await anotherStore()]
    await other.append('voter-0', 'no-stream', [event(0)])
    await expect(copy(from, other)).rejects.toThrow(Refused)
    await expect(copy(from, other)).rejects.toThrow('Noted voter-0#0 should stand at position')

    await copy(from, to)
    await to.append('voter-more', 'no-stream', [event()])
    await expect(copy(from, to)).rejects.toThrow('Noted voter-more#0 is in the log that is written to, and not in the one that is read')
  })
})

/** Makes a later append to one stream land before an earlier append to the other. */
const overtaking = async (early: string, late: string) => {
  const overtaken = Promise.withResolvers<void>()
  const beforeAppend = (stream: string) => {
    if (stream === early) overtaken.resolve()
    return stream === late ? overtaken.promise : undefined
  }
  return open((await startServer({ interference: { beforeAppend } })).port)
}

describe('appends on their way', () => {
  it('one of which overtakes others end the copy, which is never gone on with', async () => {
    const to = await overtaking('voter-5', 'voter-3')
    const from = await filled(20)
    const beginAnew = 'which comes later: empty the event store that is written to, and begin again with --one-by-one'
    await expect(copy(from, to)).rejects.toThrow(Refused)
    await expect(copy(from, to)).rejects.toThrow(beginAnew)
    await expect(copy(from, to, { oneByOne: true })).rejects.toThrow(beginAnew)
  })

  it('that landed in another order than they were sent are noticed by their positions', async () => {
    const to = await overtaking('voter-4', 'voter-3')
    await expect(copy(await filled(20), to)).rejects.toThrow('Noted voter-3#0 was written behind Noted voter-4#0, which comes later: empty')
  })

  it('that fail together are written one after the other', async () => {
    const RUNS = 7
    const received = Promise.withResolvers<void>()
    const streams = new Set<string>()
    let hasFailed = false
    const { port } = await startServer({
      warn: () => undefined,
      interference: {
        beforeAppend: (stream) => {
          if (stream.startsWith('voter-')) streams.add(stream)
          if (streams.size === RUNS) received.resolve()
          return undefined
        },
        beforeWrite: async () => {
          // The first is sent alone.
          if (streams.size < 2 || hasFailed) return
          await received.promise
          hasFailed = true
          throw new Error('no space left on device')
        },
      },
    })
    const [from, to] = [await filled(RUNS), open(port)]
    expect(await copy(from, to)).toEqual({ events: 2 * RUNS, before: 0 })
    expect(hasFailed).toBe(true)
    expect(await ids(to)).toEqual(await ids(from))
  })

  it('are sent again where the server is started again meanwhile', async () => {
    const server = await startServer()
    const [from, to] = [await filled(700), open(server.port)]
    let restarted: Promise<void> | undefined
    const progress = () => void (restarted ??= server.stop().then(server.restart))
    expect(await copy(from, to, { progress })).toEqual({ events: (await all(from)).length, before: 0 })
    await restarted
    expect(await ids(to)).toEqual(await ids(from))
  })
})
