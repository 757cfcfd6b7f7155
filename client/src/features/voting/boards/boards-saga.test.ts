import type { Task } from 'redux-saga'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStore } from '../../../app/store.ts'
import { ApiError, type ApiClient } from '../../../lib/api/api-client.ts'
import { launchIdOf, toolIdOf } from '../../../lib/api/testing/ids.ts'
import { readAs } from '../../../lib/api/testing/read-as.ts'
import { refreshDue } from '../../../lib/live/live-slice.ts'
import type { LiveStream, Subscriber } from '../../../lib/live/live-stream.ts'
import type { BoardPageQuery } from './board-page-query.ts'
import { followBoard, loadBoard } from './boards-saga.ts'
import { momentSought, moreRequested, retryRequested, selectDrawn } from './boards-slice.ts'
import { boardAnswer, boardFrame } from './testing/boards.ts'

let handle: ReturnType<typeof createStore>
let task: Task | undefined
let asked: string[]
let topics: Map<string, Subscriber & { cursor: number | null }>
/** What the server says, by the beginning of the path, the longest one counts; unavailable where it says nothing. */
let answers: Map<string, () => unknown>

const api: ApiClient = {
  async get(path, schema) {
    asked.push(path)
    const known = [...answers.keys()].filter((start) => path.startsWith(start)).toSorted((one, other) => other.length - one.length)
    const answer = answers.get(known[0] ?? '')
    const body = await answer?.()
    if (body instanceof Error) throw body
    return readAs(schema, body)
  },
  post: () => Promise.reject(new ApiError('unreachable', 'nothing is sent here')),
}
const live: LiveStream = {
  subscribe: (topic, cursor, subscriber) => {
    topics.set(topic, { ...subscriber, cursor })
    return () => void topics.delete(topic)
  },
  watch: () => () => undefined,
  connect: () => undefined,
  pause: () => undefined,
}

const state = () => handle.store.getState().boards
const names = () => {
  const { order, entries } = selectDrawn(handle.store.getState())
  return order.map((id) => entries[id]?.name)
}
const say = (position: number, launches: string[]) =>
  topics.get('board:day:2026-11-21')?.onMessage({ cursor: position, body: boardFrame(launches) })
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const count = (start: string) => asked.filter((path) => path.startsWith(start)).length

const TODAY = '/api/boards/day?limit=50'
const YESTERDAY = '/api/boards/day?limit=3'
const CURVE = `/api/launches/${launchIdOf('harbor')}`
const launchAnswer = (points: number[]) => ({
  launch: { launchId: launchIdOf('harbor'), toolId: toolIdOf('harbor'), boardDate: '2026-11-21', lane: 'free', state: 'live' },
  hidden: false,
  revealAt: '2026-11-21T12:00:00Z',
  standing: {},
  curve: { from: '2026-11-21T08:00:00Z', everyMinutes: 15, points },
  position: 10,
})

const load = async (board: BoardPageQuery = { period: 'day' }) => {
  const loading = handle.run(loadBoard, api, board)
  await pass(0)
  await loading.toPromise()
}
const follow = async (board: BoardPageQuery = { period: 'day' }) => {
  task = handle.run(followBoard, api, live, board)
  await pass(0)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime('2026-11-21T20:00:00Z')
  handle = createStore({})
  asked = []
  topics = new Map()
  answers = new Map<string, () => unknown>([
    [YESTERDAY, () => boardAnswer(10, ['Agent:67'], { start: '2026-11-20', validUntil: null })],
    [TODAY, () => boardAnswer(10, ['Harbor:3', 'Kiln:2', 'Subtext:1'])],
    [CURVE, () => launchAnswer([0, 1, 3])],
  ])
})
afterEach(() => {
  task?.cancel()
  task = undefined
  vi.useRealTimers()
})

it('brings a day with the podium of the day before and how its first launch fared', async () => {
  await load()
  expect(names()).toEqual(['Harbor', 'Kiln', 'Subtext'])
  expect(state().podium.map(({ name }) => name)).toEqual(['Agent'])
  expect(state().curve).toEqual({ launchId: launchIdOf('harbor'), name: 'Harbor', points: [0, 1, 3] })
})

it('shows the board although what stands beside it can not be had', async () => {
  answers.delete(YESTERDAY)
  answers.delete(CURVE)
  await load()
  expect([state().status, state().podium, state().curve]).toEqual(['ready', [], null])
})

it('tells an unavailable server from a board that there is not', async () => {
  answers.clear()
  await load()
  expect(state().status).toBe('unreachable')
  answers.set('/api/boards/', () => new ApiError('status-400', 'no such day'))
  await load({ period: 'day', start: '1999-01-01' })
  expect(state().status).toBe('missing')
})

it('follows the board from where the page ends, and draws the newest of many messages at once', async () => {
  await load()
  await follow()
  expect([...topics].map(([topic, { cursor }]) => [topic, cursor])).toEqual([['board:day:2026-11-21', 10]])
  say(11, ['Kiln:4', 'Harbor:3', 'Subtext:1'])
  let drawn = 0
  handle.store.subscribe(() => drawn++)
  for (let position = 12; position < 30; position++) say(position, ['Subtext:9', 'Kiln:4', 'Harbor:3'])
  await pass(150)
  expect(names()).toEqual(['Subtext', 'Kiln', 'Harbor'])
  expect(state().position).toBe(29)
  expect(drawn).toBeLessThan(4)
})

it('knows its own vote to be counted when the board says that it has come so far', async () => {
  await load()
  await follow()
  topics.get('board:day:2026-11-21')?.onReached?.(40)
  await pass(0)
  expect(state().position).toBe(40)
})

it('leaves what is over alone', async () => {
  answers.set('/api/boards/day?limit=50&start=2026-11-19', () => boardAnswer(10, ['Old:3'], { start: '2026-11-19', validUntil: null }))
  answers.delete(TODAY)
  await load({ period: 'day', start: '2026-11-19' })
  await follow({ period: 'day', start: '2026-11-19' })
  expect(names()).toEqual(['Old'])
  expect(topics.size).toBe(0)
})

it('moves on to the new day at midnight, and follows that', async () => {
  vi.setSystemTime('2026-11-22T07:59:50Z')
  await load()
  await follow()
  answers.set(TODAY, () => boardAnswer(20, ['Dawn'], { start: '2026-11-22', validUntil: '2026-11-22T12:00:00.000Z' }))
  await pass(9_999)
  expect(names()).toEqual(['Harbor', 'Kiln', 'Subtext'])
  await pass(100)
  expect(names()).toEqual(['Dawn'])
  expect([...topics.keys()]).toEqual(['board:day:2026-11-22'])
})

it('does not hammer the server when the reader’s clock is ahead', async () => {
  vi.setSystemTime('2026-11-22T09:00:00Z')
  await load()
  const before = count(TODAY)
  await follow()
  await pass(11_000)
  expect(count(TODAY) - before).toBeLessThanOrEqual(4)
})

it('reads the board anew when what it shows may be old', async () => {
  await load()
  await follow()
  answers.set(TODAY, () => boardAnswer(12, ['Kiln:5', 'Harbor:3', 'Subtext:1']))
  handle.store.dispatch(refreshDue())
  await pass(0)
  expect(names()).toEqual(['Kiln', 'Harbor', 'Subtext'])
})

it('tries again until the server answers, at once when the reader asks', async () => {
  const back = new Map(answers)
  answers.clear()
  await load()
  await follow()
  await pass(5_000)
  expect(state().status).toBe('unreachable')
  answers = back
  handle.store.dispatch(retryRequested())
  await pass(0)
  expect(names()).toEqual(['Harbor', 'Kiln', 'Subtext'])
  await pass(60_000)
  expect([...topics.keys()]).toEqual(['board:day:2026-11-21'])
})

it('subscribes anew, after a pause, when the server can not continue', async () => {
  await load()
  await follow()
  const reset = topics.get('board:day:2026-11-21')
  topics.clear()
  reset?.onReset()
  await pass(1_000)
  expect(topics.size).toBe(0)
  await pass(5_000)
  expect(topics.size).toBe(1)
})

it('asks who a launch is that the live board names for the first time', async () => {
  await load()
  await follow()
  answers.set(TODAY, () => boardAnswer(12, ['Harbor:3', 'Newcomer:3', 'Kiln:2']))
  say(12, ['Harbor:3', 'Newcomer:3', 'Kiln:2'])
  await pass(10)
  expect(names()).toEqual(['Harbor', 'Newcomer', 'Kiln'])
})

it('tells those who listen who leads, after a scramble rather than during it', async () => {
  await load()
  await follow()
  say(11, ['Kiln:4', 'Harbor:3', 'Subtext:1'])
  await pass(200)
  say(12, ['Subtext:5', 'Kiln:4', 'Harbor:3'])
  await pass(500)
  expect(state().announcement).toBe('')
  await pass(1_000)
  expect(state().announcement).toBe('Subtext is now 1st')
})

it('shows more of a long board, and says so when it can not', async () => {
  await load()
  await follow()
  answers.set('/api/boards/day?limit=50&offset=50', () => undefined)
  handle.store.dispatch(moreRequested())
  await pass(0)
  expect(state().more).toBe('failed')
  const page = boardAnswer(10, ['Deep:1'])
  answers.set('/api/boards/day?limit=50&offset=50', () => ({ ...page, tools: page.tools.map((tool) => ({ ...tool, rank: 4 })) }))
  handle.store.dispatch(moreRequested())
  await pass(0)
  expect(names()).toEqual(['Harbor', 'Kiln', 'Subtext', 'Deep'])
})

it('shows the moment of the past that was sought last, whichever answer comes first', async () => {
  await load()
  await follow()
  const waiting: (() => void)[] = []
  const asOf = (launches: string[]) => () => new Promise((resolve) => waiting.push(() => resolve(boardAnswer(10, launches))))
  answers = new Map([
    ['/api/boards/day?limit=50&start=2026-11-21&asOf=first', asOf(['Harbor:1'])],
    ['/api/boards/day?limit=50&start=2026-11-21&asOf=second', asOf(['Kiln:2'])],
  ])
  handle.store.dispatch(momentSought('first'))
  await pass(200)
  handle.store.dispatch(momentSought('second'))
  await pass(200)
  const [first, second] = waiting
  second?.()
  await pass(0)
  first?.()
  await pass(0)
  expect(names()).toEqual(['Kiln'])
})

it('asks for no more moments than a hand that moves can show', async () => {
  await load()
  await follow()
  answers.clear()
  for (let step = 0; step < 50; step++) {
    handle.store.dispatch(momentSought(`moment-${step}`))
    await pass(10)
  }
  await pass(500)
  const moments = asked.filter((path) => path.includes('asOf'))
  expect(moments.length).toBeLessThan(10)
  expect(moments.at(-1)).toContain('moment-49')
})
