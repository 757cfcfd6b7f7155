import { all, fork } from 'typed-redux-saga'
import type { Task } from 'redux-saga'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStore, type State } from '../../../app/store.ts'
import { ApiError, type ApiClient } from '../../../lib/api/api-client.ts'
import { launchIdOf, toolIdOf } from '../../../lib/api/testing/ids.ts'
import { readAs } from '../../../lib/api/testing/read-as.ts'
import { ticked } from '../../../lib/clock/clock-slice.ts'
import { refreshDue } from '../../../lib/live/live-slice.ts'
import type { LiveStream, Subscriber } from '../../../lib/live/live-stream.ts'
import { fetchResources, keepResources } from '../../../lib/resources/keep-resources.ts'
import { nextPageRequested, refetchRequested, selectData, selectResource } from '../../../lib/resources/resources-slice.ts'
import { announceLeaders } from './announce-leaders.ts'
import { type Board, shownOf } from './board.ts'
import type { BoardPageQuery } from './board-page-query.ts'
import { besideOf, boardOn, curveOf, podiumBefore } from './boards.ts'
import { lookingSlice, momentSought, pastLeft } from './looking-slice.ts'
import { followReplay } from './replay-saga.ts'
import { boardAnswer, boardFrame } from './testing/boards.ts'

let handle: ReturnType<typeof createStore>
let task: Task | undefined
let asked: string[]
let topics: Map<string, Subscriber & { cursor: number | null }>
/** What the server says; unavailable where it says nothing. */
let answers: Map<string, () => unknown>

const api: ApiClient = {
  async get(path, schema) {
    asked.push(path)
    const answer = answers.get(path)
    if (answer === undefined) throw new ApiError('unreachable', 'no answer')
    const body = await answer()
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

const TODAY: BoardPageQuery = { period: 'day' }
const state = () => handle.store.getState()
const view = (query = TODAY) => selectResource(boardOn(query))(state())
const board = (query = TODAY) => selectData(boardOn(query))(state())
const namesOf = (shown: Board | undefined) => shownOf(shown).map(({ name }) => name)
const names = () => namesOf(board())
const moment = () => namesOf(state().looking.moment?.board)
const curve = (name: string) => selectData(curveOf(launchIdOf(name)))(state())
const say = (position: number, launches: string[]) =>
  topics.get('board:day:2026-11-21')?.onMessage({ cursor: position, body: boardFrame(launches) })
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const count = (path: string) => asked.filter((one) => one === path).length

const BOARD = '/api/boards/day?limit=50'
const PODIUM = '/api/boards/day?limit=3&start=2026-11-20'
const LOTTERY = '/api/days?limit=1&before=2026-11-21'
const curveAt = (name: string) => `/api/launches/${launchIdOf(name)}`
const launchAnswer = (name: string, points: number[]) => ({
  launch: { launchId: launchIdOf(name), toolId: toolIdOf(name), boardDate: '2026-11-21', lane: 'free', state: 'live' },
  hidden: false,
  revealAt: '2026-11-21T12:00:00Z',
  standing: {},
  curve: { from: '2026-11-21T08:00:00Z', everyMinutes: 15, points },
  position: 10,
})

const wanted = (query: BoardPageQuery) => (known: State) => {
  const shown = selectData(boardOn(query))(known)
  return [boardOn(query), ...(shown === undefined ? [] : besideOf(shown))]
}
const load = async (query = TODAY) => {
  const loading = handle.run(fetchResources<State>, api, wanted(query))
  await pass(0)
  await loading.toPromise()
}
const follow = async (query = TODAY) => {
  task = handle.run(function* () {
    yield* all([fork(keepResources<State>, { api, live }, wanted(query)), fork(followReplay, api, query), fork(announceLeaders, query)])
  })
  await pass(0)
}
const open = async (query = TODAY) => {
  await load(query)
  await follow(query)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime('2026-11-21T20:00:00Z')
  handle = createStore({}, [lookingSlice])
  asked = []
  topics = new Map()
  answers = new Map<string, () => unknown>([
    [PODIUM, () => boardAnswer(10, ['Agent:67'], { start: '2026-11-20', validUntil: null })],
    [BOARD, () => boardAnswer(10, ['Harbor:3', 'Kiln:2', 'Subtext:1'])],
    [curveAt('harbor'), () => launchAnswer('harbor', [0, 1, 3])],
    [curveAt('kiln'), () => launchAnswer('kiln', [0, 0, 4])],
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
  expect(namesOf(selectData(podiumBefore('2026-11-21'))(state()))).toEqual(['Agent'])
  expect(curve('harbor')).toMatchObject({ points: [0, 1, 3] })
})

it('asks for the lottery of the day before while points are hidden, and for no curve', async () => {
  answers.set(BOARD, () => boardAnswer(10, ['Harbor', 'Kiln']))
  await load()
  expect(asked).toEqual([BOARD, PODIUM, LOTTERY])
})

it('shows how another launch fares once it leads, after a while rather than at each turn, and renews that each minute', async () => {
  await open()
  say(11, ['Kiln:4', 'Harbor:3', 'Subtext:1'])
  await pass(1_000)
  expect(count(curveAt('kiln'))).toBe(0)
  handle.store.dispatch(ticked(Date.now()))
  await pass(0)
  expect(curve('kiln')).toMatchObject({ points: [0, 0, 4] })
  await pass(60_000)
  expect(count(curveAt('kiln'))).toBe(2)
  expect(count(curveAt('harbor'))).toBe(1)
})

it('tells an unavailable server from a board that there is not', async () => {
  answers.clear()
  await load()
  expect(view().status).toBe('unreachable')
  const never = { period: 'day', start: '1999-01-01' } as const
  answers.set(`${BOARD}&start=1999-01-01`, () => new ApiError('status-400', 'no such day'))
  await load(never)
  expect(view(never).status).toBe('missing')
})

it('follows the board from where the page ends, and draws the newest of many frames at once', async () => {
  await open()
  expect([...topics].map(([topic, { cursor }]) => [topic, cursor])).toEqual([['board:day:2026-11-21', 10]])
  say(11, ['Kiln:4', 'Harbor:3', 'Subtext:1'])
  const drawn = new Set()
  handle.store.subscribe(() => drawn.add(board()))
  for (let position = 12; position < 30; position++) say(position, ['Subtext:9', 'Kiln:4', 'Harbor:3'])
  await pass(150)
  expect(names()).toEqual(['Subtext', 'Kiln', 'Harbor'])
  expect(board()?.position).toBe(29)
  expect(drawn.size).toBeLessThan(4)
})

it('knows its own vote to be counted when the board says that it has come so far', async () => {
  await open()
  topics.get('board:day:2026-11-21')?.onReached?.(40)
  await pass(0)
  expect(board()?.position).toBe(40)
})

it.each([
  ['what is over', { start: '2026-11-19' }, { start: '2026-11-19', validUntil: null }],
  ['a moment of the past', { asOf: '2026-11-21T10:00:00Z' }, { validUntil: null }],
  ['what is yet to come', { start: '2026-11-23' }, { start: '2026-11-23' }],
])('does not follow %s', async (_, which, more) => {
  const query: BoardPageQuery = { period: 'day', ...which }
  answers.set(boardOn(query).key, () => boardAnswer(10, ['Old:3'], more))
  await open(query)
  expect(namesOf(board(query))).toEqual(['Old'])
  expect(topics.size).toBe(0)
})

it('moves on to the new day at midnight, follows that, and shows how the one before ended', async () => {
  vi.setSystemTime('2026-11-22T07:59:50Z')
  await open()
  topics.get('board:day:2026-11-21')?.onReached?.(40)
  topics.get('board:day:2026-11-21')?.onMessage({ cursor: 41, body: boardFrame(['Harbor:3', 'Kiln:2', 'Subtext:1'], { validUntil: null }) })
  answers.set(BOARD, () => boardAnswer(20, ['Dawn'], { start: '2026-11-22', validUntil: '2026-11-22T12:00:00.000Z' }))
  answers.set('/api/boards/day?limit=3&start=2026-11-21', () => boardAnswer(20, ['Kiln:4'], { validUntil: null }))
  await pass(9_999)
  expect(names()).toEqual(['Harbor', 'Kiln', 'Subtext'])
  await pass(100)
  expect(names()).toEqual(['Dawn'])
  expect([...topics.keys()]).toEqual(['board:day:2026-11-22'])
  expect(namesOf(selectData(podiumBefore('2026-11-22'))(state()))).toEqual(['Kiln'])
})

it('does not hammer the server when the reader’s clock is ahead', async () => {
  vi.setSystemTime('2026-11-22T09:00:00Z')
  await open()
  await pass(11_000)
  expect(count(BOARD)).toBe(3)
})

it('asks for a board whose end is far off no more often than each hour', async () => {
  const year = { period: 'year' } as const
  answers.set(boardOn(year).key, () =>
    boardAnswer(10, ['Old:3'], { period: 'year', start: '2026-01-01', validUntil: '2027-01-01T08:00:00Z' }),
  )
  await open(year)
  await pass(3_599_000)
  expect(count(boardOn(year).key)).toBe(1)
  await pass(1_000)
  expect(count(boardOn(year).key)).toBe(2)
})

it('reads the board anew when what it shows may be old', async () => {
  await open()
  answers.set(BOARD, () => boardAnswer(12, ['Kiln:5', 'Harbor:3', 'Subtext:1']))
  handle.store.dispatch(refreshDue())
  await pass(0)
  expect(names()).toEqual(['Kiln', 'Harbor', 'Subtext'])
})

it('begins where the server is when the log was set back', async () => {
  await open()
  answers.set(BOARD, () => boardAnswer(4, ['Harbor:1']))
  topics.get('board:day:2026-11-21')?.onReset()
  await pass(0)
  expect(names()).toEqual(['Harbor'])
  expect(topics.get('board:day:2026-11-21')?.cursor).toBe(4)
})

it('is there, and followed, once an unavailable server answers', async () => {
  const back = new Map(answers)
  answers.clear()
  await open()
  answers = back
  handle.store.dispatch(refetchRequested(boardOn(TODAY)))
  await pass(0)
  expect(names()).toEqual(['Harbor', 'Kiln', 'Subtext'])
  expect([...topics.keys()]).toEqual(['board:day:2026-11-21'])
})

it('asks who a launch is that the live board names for the first time, and not again at once', async () => {
  await open()
  say(12, ['Harbor:3', 'Newcomer:3', 'Kiln:2'])
  await pass(10)
  expect([names(), count(BOARD)]).toEqual([['Harbor', 'Kiln'], 2])
  answers.set(BOARD, () => boardAnswer(12, ['Harbor:3', 'Newcomer:3', 'Kiln:2']))
  for (let position = 13; position < 40; position++) {
    say(position, ['Harbor:3', 'Newcomer:3', 'Kiln:2'])
    await pass(100)
  }
  expect([names(), count(BOARD)]).toEqual([['Harbor', 'Kiln'], 2])
  await pass(5_000)
  expect(names()).toEqual(['Harbor', 'Newcomer', 'Kiln'])
})

it('tells those who listen who leads, after a scramble rather than during it', async () => {
  await open()
  say(11, ['Kiln:4', 'Harbor:3', 'Subtext:1'])
  await pass(200)
  say(12, ['Subtext:5', 'Kiln:4', 'Harbor:3'])
  await pass(500)
  expect(state().looking.announcement).toBe('')
  await pass(1_000)
  expect(state().looking.announcement).toBe('Subtext is now 1st')
})

it('says nothing of an order drawn by lot that has changed', async () => {
  answers.set(BOARD, () => boardAnswer(10, ['Harbor', 'Kiln']))
  await open()
  say(11, ['Kiln', 'Harbor'])
  await pass(20_000)
  expect(state().looking.announcement).toBe('')
})

it('shows more of a long board, and says so when it can not', async () => {
  answers.set(BOARD, () => boardAnswer(10, ['Harbor:3'], { total: 51 }))
  await open()
  handle.store.dispatch(nextPageRequested(boardOn(TODAY)))
  await pass(0)
  expect(view()).toMatchObject({ isNextPageMissed: true })
  const page = boardAnswer(10, ['Deep:1'], { total: 51 })
  answers.set(`${BOARD}&offset=50`, () => ({ ...page, tools: page.tools.map((tool) => ({ ...tool, rank: 51 })) }))
  handle.store.dispatch(nextPageRequested(boardOn(TODAY)))
  await pass(0)
  expect(names()).toEqual(['Harbor', 'Deep'])
  expect(view()).not.toMatchObject({ isNextPageMissed: true })
  handle.store.dispatch(refreshDue())
  await pass(0)
  expect(names()).toEqual(['Harbor', 'Deep'])
})

const past = (asOf: string) => boardOn({ ...TODAY, start: '2026-11-21', asOf }).key

it('shows the moment of the past that was sought last, whichever answer comes first', async () => {
  await open()
  const waiting: (() => void)[] = []
  const later = (launches: string[]) => () => new Promise((resolve) => waiting.push(() => resolve(boardAnswer(10, launches))))
  answers.set(past('first'), later(['Harbor:1']))
  answers.set(past('second'), later(['Kiln:2']))
  handle.store.dispatch(momentSought('first'))
  await pass(200)
  handle.store.dispatch(momentSought('second'))
  await pass(200)
  const [first, second] = waiting
  second?.()
  await pass(0)
  first?.()
  await pass(0)
  expect(moment()).toEqual(['Kiln'])
})

it('asks for no more moments than a hand that moves can show', async () => {
  await open()
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

it('goes on behind the past, and does not fall back into it when an answer comes after the reader has left', async () => {
  await open()
  answers.set(past('first'), () => boardAnswer(10, ['Harbor:1']))
  handle.store.dispatch(momentSought('first'))
  await pass(200)
  say(14, ['Kiln:5', 'Harbor:3'])
  expect([moment(), names()]).toEqual([['Harbor'], ['Kiln', 'Harbor']])
  handle.store.dispatch(momentSought('first'))
  handle.store.dispatch(pastLeft())
  await pass(200)
  expect(moment()).toEqual([])
})
