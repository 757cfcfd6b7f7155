import { createLogger } from '@debut/adapters/logging.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { StateFeed } from './state-feed.ts'
import { checkpointsAt } from './testing/checkpoints-at.ts'

/** How the board is, which event changed it last, and how far the projection is known to be. */
let points: number
let changed: number
let position: number
/** How far Postgres says it is. */
let inPostgres: number
let validForMs: number | null
let hasTurned: boolean
let reads: number
/** What else happens while the state is read. */
let whileReading: () => Promise<void> | void
let feed: StateFeed

beforeEach(() => {
  vi.useFakeTimers()
  points = 7
  changed = 90
  position = inPostgres = 100
  validForMs = null
  hasTurned = false
  reads = 0
  whileReading = () => undefined
  const topic = {
    key: 'board:day:2026-11-21',
    name: 'board:day:2026-11-21',
    projection: 'rankings',
    read: async () => {
      reads += 1
      const state = { changed, position, body: { points }, validForMs, hasTurned }
      await whileReading()
      return state
    },
  }
  const checkpoints = checkpointsAt(
    () => position,
    () => (position = inPostgres),
  )
  feed = new StateFeed(topic, checkpoints, createLogger('test', 'silent'))
})
afterEach(() => {
  feed.close()
  vi.useRealTimers()
})

const settle = () => vi.advanceTimersByTimeAsync(0)

/** Votes come in, one after the other, and each is announced. */
const vote = async (...more: number[]) => {
  for (const each of more) {
    points += each
    changed = position = inPostgres = position + 10
    void feed.refresh()
  }
  await settle()
}

const join = (cursor: number | null) => {
  const listener = {
    reached: [] as number[],
    received: [] as { cursor: number; points: number }[],
    full: false,
    sendingMs: 0,
    wasReset: false,
  }
  const joined = feed.join(cursor, {
    send: (frame) => {
      const message = JSON.parse(frame) as { type: string; cursor: number; body: { points: number; position: number } }
      if (message.type === 'reached') return void listener.reached.push(message.cursor)
      expect(message).toMatchObject({ type: 'message', topic: 'board:day:2026-11-21', body: { position: message.cursor } })
      listener.received.push({ cursor: message.cursor, points: message.body.points })
      vi.advanceTimersByTime(listener.sendingMs)
    },
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

it('gives a reader who has nothing the state at once, with nothing before it', async () => {
  const listener = await listen(null)
  expect([listener.joined.cursor, listener.received]).toEqual([0, [{ cursor: 100, points: 7 }]])
})

it('gives a reader who reconnects the state where it is another than they have, and nothing where it is not', async () => {
  const listeners = [await listen(89), await listen(90), await listen(100)]
  expect(listeners.map(({ received }) => received)).toEqual([[{ cursor: 100, points: 7 }], [], []])
  await vote(1)
  expect(listeners.map(({ received }) => received.at(-1))).toEqual(Array.from({ length: 3 }, () => ({ cursor: 110, points: 8 })))
})

it('reads once for all listeners, and not at all without any', async () => {
  const listeners = Array.from({ length: 1_000 }, () => join(null))
  for (const { joined } of listeners) void joined.start()
  await settle()
  expect(reads).toBe(1)
  await vote(1)
  expect([reads, listeners.every(({ received }) => received.at(-1)?.points === 8)]).toEqual([2, true])
  for (const { joined } of listeners) joined.leave()
  await vote(1)
  expect(reads).toBe(2)
})

it('gives a reader who comes later what was read already', async () => {
  await listen(null)
  const later = await listen(null)
  expect([later.received, reads]).toEqual([[{ cursor: 100, points: 7 }], 1])
})

it('reads once more for all changes that come during a reading', async () => {
  const listener = await listen(null)
  const reading = Promise.withResolvers<void>()
  whileReading = () => reading.promise
  await vote(1)
  await vote(1, 1, 1)
  await vote(1, 1)
  expect(reads).toBe(2)
  reading.resolve()
  await settle()
  expect(reads).toBe(3)
  expect(listener.received).toEqual([
    { cursor: 100, points: 7 },
    { cursor: 110, points: 8 },
    { cursor: 160, points: 13 },
  ])
})

it.each([...Array(12).keys()])('loses no change that comes %s steps after the end of a reading', async (steps) => {
  const listener = await listen(null)
  const reading = Promise.withResolvers<void>()
  whileReading = () => reading.promise
  await vote(1)
  reading.resolve()
  for (let step = 0; step < steps; step++) await Promise.resolve()
  await vote(1)
  expect(listener.received.at(-1)).toEqual({ cursor: 120, points: 9 })
})

it('says nothing where nothing changed, however far the log goes: votes whose points are hidden cannot be counted', async () => {
  const listener = await listen(null)
  await vote(0, 0)
  await vote(0)
  expect(listener.received).toEqual([{ cursor: 100, points: 7 }])
})

it('sends how far the log was read to those who have the newest, also where nothing changed, and to no others', async () => {
  const [present, slow] = [await listen(null), await listen(null)]
  slow.full = true
  await vote(1)
  feed.reached(110)
  position = 130
  feed.reached(130)
  feed.reached(130)
  feed.reached(120)
  expect([present.reached, slow.reached]).toEqual([[130], []])
  slow.full = false
  await vi.advanceTimersByTimeAsync(1_000)
  feed.reached(130)
  expect([slow.received.at(-1), slow.reached]).toEqual([{ cursor: 110, points: 8 }, [130]])
  await vote(1)
  expect(present.received.at(-1)).toEqual({ cursor: 140, points: 9 })
})

it('does not send how far the log was read while there are changes to be read', async () => {
  const listener = await listen(null)
  whileReading = () => new Promise(() => undefined)
  await vote(1)
  feed.reached(110)
  expect(listener.reached).toEqual([])
})

it('gives a reader who has enough to take only the newest, once they took it', async () => {
  const [slow, quick] = [await listen(null), await listen(null)]
  slow.full = true
  for (let round = 0; round < 20; round++) await vote(1)
  await vi.advanceTimersByTimeAsync(5_000)
  expect([slow.received.length, quick.received.length]).toEqual([1, 21])
  slow.full = false
  await vi.advanceTimersByTimeAsync(1_000)
  expect(slow.received).toEqual([
    { cursor: 100, points: 7 },
    { cursor: 300, points: 27 },
  ])
})

it('takes, where many listen, as long until it reads again as sending to all of them took', async () => {
  const listeners = await Promise.all(Array.from({ length: 100 }, () => listen(null)))
  for (const listener of listeners) listener.sendingMs = 1
  reads = 0
  await vote(1)
  await vote(1)
  await vi.advanceTimersByTimeAsync(90)
  expect(reads).toBe(1)
  await vi.advanceTimersByTimeAsync(20)
  expect([reads, listeners.every(({ received }) => received.at(-1)?.points === 9)]).toEqual([2, true])
})

it('sends what time alone changed, although no event says so', async () => {
  validForMs = 5_000
  const listener = await listen(null)
  await vi.advanceTimersByTimeAsync(4_000)
  points = 8
  validForMs = null
  expect(listener.received).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(listener.received.at(-1)).toEqual({ cursor: 100, points: 8 })
  reads = 0
  await vi.advanceTimersByTimeAsync(100_000_000)
  expect(reads).toBe(0)
})

it('sends a reader who reconnects after time alone changed it the state in any case', async () => {
  hasTurned = true
  const listener = await listen(100)
  expect(listener.received).toEqual([{ cursor: 100, points: 7 }])
})

it('looks at a state that is valid for a year now and then, and not all the time', async () => {
  validForMs = 365 * 86_400_000
  await listen(null)
  await vi.advanceTimersByTimeAsync(3 * 86_400_000)
  expect(reads).toBeLessThanOrEqual(4)
})

it('never sends a state that is older than what its reader has from elsewhere', async () => {
  inPostgres = 120
  const stale = Promise.withResolvers<void>()
  whileReading = () => stale.promise
  await listen(null)
  whileReading = () => undefined
  const ahead = await listen(115)
  stale.resolve()
  await settle()
  expect(ahead.received).toEqual([])
  await vote(1)
  expect(ahead.received).toEqual([{ cursor: 130, points: 8 }])
})

it('has a reader who is beyond the end of the log fetch anew', async () => {
  const listener = await listen(Number.MAX_SAFE_INTEGER)
  await vote(1)
  expect([listener.wasReset, listener.received]).toEqual([true, []])
})

it('tries a reading that failed again, without any changes', async () => {
  whileReading = () => Promise.reject(new Error('Postgres is unavailable'))
  const listener = await listen(null)
  whileReading = () => undefined
  await vi.advanceTimersByTimeAsync(1_000)
  expect(listener.received).toEqual([{ cursor: 100, points: 7 }])
  reads = 0
  await vi.advanceTimersByTimeAsync(10_000)
  expect(reads).toBe(0)
})

it('gives nothing to a reader who left, also when they left before they had begun', async () => {
  const [left, neverBegan] = [await listen(null), join(null)]
  left.joined.leave()
  neverBegan.joined.leave()
  void neverBegan.joined.start()
  await listen(null)
  await vote(1)
  expect([left.received.length, neverBegan.received.length]).toEqual([1, 0])
})

it('does nothing more once it is closed, also after a reading that was under way', async () => {
  validForMs = 5_000
  const reading = Promise.withResolvers<void>()
  whileReading = () => reading.promise
  const listener = await listen(null)
  listener.joined.leave()
  feed.close()
  reading.resolve()
  await settle()
  expect([listener.received, vi.getTimerCount()]).toEqual([[], 0])
})
