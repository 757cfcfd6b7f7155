import { LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import { Unavailable } from '@debut/adapters/errors.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import { createLogger } from '@debut/adapters/logging.ts'
import type { Identity } from '@debut/adapters/tokens.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Hub } from './hub.ts'
import type { Topic, TopicFamily } from './topic.ts'

const ines: Identity = {
  memberId: MemberId.parse('4fd7be23-5c6d-4a3c-8f4e-000000000001'),
  roles: [],
  verified: true,
  expiresAt: 2e9,
  provenAt: 0,
}

/** What was read, and how many readings there were at once at most. */
let reads: string[]
let editions: number
let together: number
let atOnce: number
let version: number
let position: number
let isThere: boolean
/** What changed after which position, as the projection announces it. */
let changed: Map<string, number>
let move: (projection: string, keys: readonly string[] | undefined) => void
let hub: Hub

const stateOf = (key: string, name = key): Topic => ({
  key,
  name,
  projection: 'rankings',
  read: async () => {
    reads.push(key)
    together += 1
    atOnce = Math.max(atOnce, together)
    await Promise.resolve()
    together -= 1
    return { changed: position, position, body: { edition: ++editions }, validForMs: 60_000, hasTurned: false }
  },
})

const family = (name: string, more: Partial<TopicFamily> = {}): TopicFamily => ({
  name,
  projection: 'rankings',
  find: (parameter) => stateOf(`${name}:${parameter}`),
  ...more,
})

beforeEach(() => {
  vi.useFakeTimers()
  reads = []
  together = atOnce = editions = 0
  version = 1
  position = 100
  isThere = true
  changed = new Map()
  const families = [
    family('board', { changedAfter: async (after) => [...changed].flatMap(([key, at]) => (at > after ? [key] : [])) }),
    family('tool'),
    family('results', { find: (_, identity) => stateOf(`results:${identity?.memberId}`, 'results') }),
  ]
  const checkpoints = {
    of: () => {
      if (!isThere) throw new Unavailable('there is no such projection yet')
      const known = LogPosition.parse(position)
      return { version, schema: `rankings_v${version}`, position: known, confirmed: known, stopped: null }
    },
    refresh: async () => undefined,
    onMove: (listener: typeof move) => void (move = listener),
  }
  hub = new Hub(families, checkpoints, createLogger('test', 'silent'))
})
afterEach(() => vi.useRealTimers())

const settle = () => vi.advanceTimersByTimeAsync(0)

const listen = async (name: string, { identity = null, cursor = null }: { identity?: Identity | null; cursor?: number | null } = {}) => {
  const listener = { received: [] as string[], wasReset: false }
  const topic = await hub.find(name, identity)
  const joined = hub.join(topic, cursor, {
    send: (frame) => void listener.received.push((JSON.parse(frame) as { topic: string }).topic),
    full: () => false,
    reset: () => void (listener.wasReset = true),
  })
  void joined.start()
  await settle()
  return Object.assign(listener, joined)
}

const codeOf = (name: string, identity: Identity | null = null) => {
  try {
    return hub.find(name, identity)
  } catch (error) {
    return error instanceof HttpError ? error.code : error
  }
}

it('distinguishes topics by what follows the colon, and who may listen by what stands before it', async () => {
  const listeners = [await listen('board:day:2026-11-21'), await listen('tool:1'), await listen('results', { identity: ines })]
  expect(reads).toEqual(['board:day:2026-11-21', 'tool:1', `results:${ines.memberId}`])
  expect(listeners.map(({ received }) => received)).toEqual([['board:day:2026-11-21'], ['tool:1'], ['results']])
  expect(codeOf('results')).toBe('sign-in-required')
  expect(codeOf('weather:today', ines)).toBe('not-found')
  expect(codeOf('', ines)).toBe('not-found')
})

it('has nothing to listen to before the projection is there', () => {
  isThere = false
  expect(codeOf('board:day:2026-11-21')).toBeInstanceOf(Unavailable)
})

it('reads what is announced for all who listen to it, and nothing else', async () => {
  const [one, other] = [await listen('board:day:2026-11-21'), await listen('board:day:2026-11-21')]
  await listen('tool:1')
  reads = []
  move('rankings', ['board:day:2026-11-21', 'board:week:2026-11-16', 'tool:2'])
  move('members', ['tool:1'])
  await settle()
  expect(reads).toEqual(['board:day:2026-11-21'])
  expect([one.received.length, other.received.length]).toEqual([2, 2])
})

it('keeps nothing of topics without listeners', async () => {
  const listeners = []
  for (let index = 0; index < 500; index++) listeners.push(await listen(`tool:${index}`))
  const twice = await listen('tool:7')
  const families = family('tool')
  expect(hub.openOf(families)).toHaveLength(500)
  for (const { leave } of listeners) leave()
  listeners[0]?.leave()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(hub.openOf(families)).toEqual(['tool:7'])
  twice.leave()
  await vi.advanceTimersByTimeAsync(5_000)
  expect([hub.openOf(families), vi.getTimerCount()]).toEqual([[], 0])
  reads = []
  move('rankings', ['tool:7'])
  await settle()
  expect(reads).toEqual([])
})

it('reads nothing again for a reader who leaves and returns at once, however often, unless there were changes', async () => {
  for (let time = 0; time < 50; time++) {
    const { leave, received } = await listen('tool:1')
    expect(received).toEqual(['tool:1'])
    leave()
  }
  expect(reads).toEqual(['tool:1'])
  move('rankings', ['tool:1'])
  await settle()
  await listen('tool:1')
  expect(reads).toEqual(['tool:1', 'tool:1'])
})

it('keeps nothing for a reader who has to fetch anew, nor for one who did not even begin', async () => {
  const beyond = await listen('tool:1', { cursor: 1_000 })
  expect(beyond.wasReset).toBe(true)
  const neverBegan = hub.join(await hub.find('tool:2', null), null, { send: () => undefined, full: () => false, reset: () => undefined })
  neverBegan.leave()
  beyond.leave()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(hub.openOf(family('tool'))).toEqual([])
})

it('looks, where hints may have been lost, through those that changed since it last looked', async () => {
  for (const day of [19, 20, 21]) await listen(`board:day:2026-11-${day}`)
  move('rankings', undefined)
  await settle()
  reads = []
  changed = new Map([
    ['board:day:2026-11-19', 99],
    ['board:day:2026-11-20', 101],
    ['board:day:2026-11-22', 102],
  ])
  position = 110
  move('rankings', undefined)
  await settle()
  expect(reads).toEqual(['board:day:2026-11-20'])
  reads = []
  move('rankings', undefined)
  await settle()
  expect(reads).toEqual([])
})

it('looks through all of them once another version of the projection is in force', async () => {
  for (const day of [20, 21]) await listen(`board:day:2026-11-${day}`)
  move('rankings', undefined)
  await settle()
  reads = []
  version = 2
  move('rankings', undefined)
  await settle()
  expect(reads).toHaveLength(2)
})

it('looks through many one after the other, once for all the changes meanwhile', async () => {
  for (let index = 0; index < 50; index++) await listen(`tool:${index}`)
  reads = []
  atOnce = 0
  for (let time = 0; time < 5; time++) move('rankings', undefined)
  await settle()
  expect([atOnce, reads.length]).toEqual([1, 100])
})
