import { createLogger } from '@debut/adapters/logging.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { MessageTopic } from './topic.ts'
import { TopicFeed } from './topic-feed.ts'
import { checkpointsAt } from './testing/checkpoints-at.ts'

/** The cursors of all messages there are, and how far the projection is known to be. */
let log: number[]
let position: number
/** How far Postgres says it is. */
let inPostgres: number
let reads: number[]
/** What else happens while messages after a cursor are read. */
let whileReading: (cursor: number) => Promise<void> | void
/** What is at or before it may be missing. */
let forgotten: number
let feed: TopicFeed
let topic: MessageTopic
let feedOf: (topic: MessageTopic) => TopicFeed

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

beforeEach(() => {
  vi.useFakeTimers()
  log = numbers(1, 1_200)
  position = inPostgres = 1_200
  forgotten = 0
  reads = []
  whileReading = () => undefined
  topic = {
    key: 'members',
    name: 'members',
    projection: 'members',
    since: async (cursor: number, limit: number) => {
      reads.push(cursor)
      const found = log.filter((each) => each > cursor).slice(0, limit)
      await whileReading(cursor)
      return cursor < forgotten ? ('forgotten' as const) : found.map((each) => ({ cursor: each, body: each }))
    },
    isBehind: async (cursor: number, most: number) => log.filter((each) => each > cursor).length > most,
  }
  const checkpoints = checkpointsAt(
    () => position,
    () => (position = inPostgres),
  )
  feedOf = (topic) => new TopicFeed(topic, checkpoints, createLogger('test', 'silent'))
  feed = feedOf(topic)
})
afterEach(() => vi.useRealTimers())

const settle = () => vi.advanceTimersByTimeAsync(0)

const arrive = async (...cursors: number[]) => {
  log.push(...cursors)
  position = inPostgres = log.at(-1) ?? 0
  void feed.refresh()
  await settle()
}

const join = (cursor: number | null) => {
  const listener = { received: [] as number[], full: false, wasReset: false }
  const joined = feed.join(cursor, {
    send: (frame) => void listener.received.push((JSON.parse(frame) as { cursor: number }).cursor),
    full: () => listener.full,
    reset: () => void (listener.wasReset = true),
  })
  return Object.assign(listener, { joined })
}

const listen = async (cursor: number | null) => {
  const listener = join(cursor)
  void listener.joined.start()
  await settle()
  return listener
}

it('gives everybody what arrives, reading it once for all', async () => {
  const listeners = [await listen(null), await listen(1_200)]
  reads = []
  await arrive(1_201, 1_202)
  expect(listeners.map(({ received }) => received)).toEqual(Array.from({ length: 2 }, () => [1_201, 1_202]))
  expect(reads).toEqual([1_200])
})

it('gives a reader who was offline all they missed and then what arrives, once and in order', async () => {
  await listen(null)
  const behind = await listen(0)
  await arrive(1_201)
  expect(behind.received).toEqual(log)
})

it('reads what thousands missed alike once, when they all reconnect', async () => {
  const listeners = Array.from({ length: 1_000 }, () => join(1_190))
  for (const { joined } of listeners) void joined.start()
  await settle()
  expect(listeners.every(({ received }) => received.length === 10)).toBe(true)
  expect(reads.filter((cursor) => cursor === 1_190)).toHaveLength(1)
})

it('keeps no reader waiting for one who is far behind', async () => {
  whileReading = (cursor) => (cursor < 1_200 ? new Promise(() => undefined) : undefined)
  await listen(0)
  const present = await listen(null)
  await arrive(1_201)
  expect(present.received).toEqual([1_201])
})

it('waits for a reader who has enough to take, and gives them the rest once they took it', async () => {
  await listen(null)
  const slow = join(0)
  slow.full = true
  void slow.joined.start()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(slow.received).toEqual(numbers(1, 500))
  await arrive(1_201)
  slow.full = false
  await vi.advanceTimersByTimeAsync(1_000)
  expect(slow.received).toEqual(log)
})

it.each([
  ['beyond the end of the log', 9_007_199_254_740_991],
  ['further behind than is worth sending', 0],
])('has a reader who is %s fetch anew', async (_, cursor) => {
  await arrive(...numbers(1_201, 10_001))
  const listener = await listen(cursor)
  await arrive(10_002)
  expect({ wasReset: listener.wasReset, received: listener.received }).toEqual({ wasReset: true, received: [] })
})

it('has a reader who may have missed what is forgotten fetch anew, and goes on for the others', async () => {
  const present = await listen(null)
  forgotten = 700
  const [tooOld, justIn] = [await listen(699), await listen(700)]
  await arrive(1_201)
  expect([tooOld, justIn, present].map(({ wasReset }) => wasReset)).toEqual([true, false, false])
  expect([tooOld.received, justIn.received, present.received]).toEqual([[], numbers(701, 1_201), [1_201]])
})

it('has a reader who received nothing for so long that some may be forgotten fetch anew', async () => {
  const present = await listen(null)
  forgotten = 1_300
  await arrive(1_201, 1_301)
  expect([present.wasReset, present.received]).toEqual([true, []])
})

it('goes on from a message that was sent before its change was announced', async () => {
  log.push(1_201)
  inPostgres = 1_201
  const ahead = await listen(1_201)
  await arrive(1_202)
  expect({ wasReset: ahead.wasReset, received: ahead.received }).toEqual({ wasReset: false, received: [1_202] })
})

it.each([
  ['waits for changes', null, [1_201]],
  ['has missed some', 1_190, numbers(1_191, 1_201)],
])('tries a reading that failed again for one who %s, without any changes', async (_, cursor, expected) => {
  const listener = join(cursor)
  whileReading = () => Promise.reject(new Error('Postgres is unavailable'))
  void listener.joined.start()
  await arrive(1_201)
  whileReading = () => undefined
  await vi.advanceTimersByTimeAsync(1_000)
  expect(listener.received).toEqual(expected)
  reads = []
  await vi.advanceTimersByTimeAsync(10_000)
  expect(reads).toEqual([])
})

it('takes a reader who has all there is as present, although the log goes on elsewhere', async () => {
  position = inPostgres = 1_300
  const behind = await listen(1_190)
  reads = []
  await arrive(1_301)
  expect([behind.received, reads]).toEqual([[...numbers(1_191, 1_200), 1_301], [1_300]])
})

it.each([...Array(12).keys()])('loses no message that comes %s steps after the end of a reading', async (steps) => {
  const present = await listen(null)
  let ended: () => void = () => undefined
  whileReading = () => new Promise<void>((resolve) => (ended = resolve))
  void feed.refresh()
  whileReading = () => undefined
  ended()
  for (let step = 0; step < steps; step++) await Promise.resolve()
  await arrive(1_201)
  expect(present.received).toEqual([1_201])
})

it('gives nothing to a reader who left, also when they left before they had begun', async () => {
  const [left, neverBegan] = [await listen(null), join(0)]
  left.joined.leave()
  neverBegan.joined.leave()
  void neverBegan.joined.start()
  await listen(null)
  await arrive(1_201)
  expect([left.received, neverBegan.received]).toEqual([[], []])
})

it('sends messages that go together in one frame, and no second one within their time', async () => {
  feed = feedOf({ ...topic, bundledMs: 1_000 })
  const frames: unknown[] = []
  const send = (frame: string) => void frames.push(JSON.parse(frame))
  void feed.join(null, { send, full: () => false, reset: () => undefined }).start()
  await settle()
  await arrive(1_201)
  await arrive(1_202)
  await arrive(1_203, 1_204)
  const frame = (...cursors: number[]) => ({ type: 'message', topic: 'members', cursor: cursors.at(-1), body: cursors })
  expect(frames).toEqual([frame(1_201)])
  await vi.advanceTimersByTimeAsync(999)
  expect(frames).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(frames).toEqual([frame(1_201), frame(1_202, 1_203, 1_204)])
})

it('brings a reader who is pages behind all of them in order, a frame a second', async () => {
  feed = feedOf({ ...topic, bundledMs: 1_000 })
  const frames: { readonly cursor: number; readonly body: readonly number[] }[] = []
  void feed.join(100, { send: (frame) => void frames.push(JSON.parse(frame) as never), full: () => false, reset: () => undefined }).start()
  await settle()
  expect(frames.map(({ cursor }) => cursor)).toEqual([600])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(frames.map(({ cursor }) => cursor)).toEqual([600, 1_100, 1_200])
  expect(frames.flatMap(({ body }) => body)).toEqual(numbers(101, 1_200))
})

it('gives a reader who caught up past the others nothing twice of what goes together', async () => {
  feed = feedOf({ ...topic, bundledMs: 1_000 })
  const bodies = (received: number[]) => (frame: string) => void received.push(...(JSON.parse(frame) as { body: number[] }).body)
  const join = (cursor: number, received: number[]) =>
    void feed.join(cursor, { send: bodies(received), full: () => false, reset: () => undefined }).start()
  const [present, late] = [[] as number[], [] as number[]]
  join(1_200, present)
  await settle()
  await arrive(1_201)
  await arrive(1_202)
  // The others wait for the rest of their second; it reads what is there by now.
  join(1_200, late)
  await settle()
  await arrive(1_203)
  await vi.advanceTimersByTimeAsync(3_000)
  expect({ present, late }).toEqual({ present: [1_201, 1_202, 1_203], late: [1_201, 1_202, 1_203] })
})
