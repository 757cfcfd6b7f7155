import { beforeEach, expect, it } from 'vitest'
import { createStore } from '../../../app/store.ts'
import { ApiError, type ApiClient } from '../../../lib/api/api-client.ts'
import { memberIdOf } from '../../../lib/api/testing/ids.ts'
import { readAs } from '../../../lib/api/testing/read-as.ts'
import { sessionFound, signedOut } from '../../../lib/session/session-slice.ts'
import { ownStreakSlice, selectCalendar } from './own-streak-slice.ts'
import { loadCalendar, loadStreaks, pageIn } from './streaks-saga.ts'
import { PAGE_SIZE, selectStreaks, streaksSlice } from './streaks-slice.ts'

let handle: ReturnType<typeof createStore>
let streaks: unknown
let calendar: unknown
let asked: string[]

/** Unavailable when the test laid out nothing. */
const api: ApiClient = {
  async get(path, schema) {
    asked.push(path)
    return readAs(schema, path.startsWith('/api/streaks') ? streaks : calendar)
  },
  post: () => Promise.reject(new ApiError('unreachable', 'nothing is sent here')),
}
const rows = (count: number) => ({
  today: '2026-11-21',
  validUntil: '2026-11-22T08:00:00Z',
  position: 1,
  streaks: Array.from({ length: count }, (_, index) => ({
    rank: index + 1,
    memberId: memberIdOf(index),
    username: index === 0 ? null : `member-${index}`,
    avatar: null,
    streak: 9,
    longest: 9,
    latest: '2026-11-21',
  })),
})
const state = () => selectStreaks(handle.store.getState())
const own = () => selectCalendar(handle.store.getState())
const loadOwn = () => handle.run(loadCalendar, api).toPromise()
const load = (page: number) => handle.run(loadStreaks, api, page).toPromise()

beforeEach(() => {
  handle = createStore({}, [streaksSlice, ownStreakSlice])
  asked = []
  streaks = rows(3)
  calendar = { year: 2026, today: '2026-11-21', dailyLimit: 3, streak: 9, latest: null, longest: 9, rank: 2, days: [], position: 1 }
})

it('asks for one more than a page, to know whether there is another', async () => {
  streaks = rows(PAGE_SIZE + 1)
  await load(2)
  expect(asked).toEqual([`/api/streaks?limit=${PAGE_SIZE + 1}&offset=${PAGE_SIZE}`])
  expect(state()).toMatchObject({ status: 'ready', page: 2, hasMore: true })
  expect(state().rows).toHaveLength(PAGE_SIZE)
})

it('keeps the page that is shown when it cannot be had again, and says so of any other', async () => {
  await load(1)
  streaks = undefined
  await load(1)
  expect(state()).toMatchObject({ status: 'ready', page: 1 })
  await load(2)
  expect(state()).toMatchObject({ status: 'unreachable', page: 2, rows: [] })
})

it('shows members their own days, until they sign out, and visitors none', async () => {
  await loadOwn()
  expect(own()).toBeNull()
  handle.store.dispatch(sessionFound({ memberId: 'm-1' }))
  await loadOwn()
  expect(own()).toMatchObject({ rank: 2 })
  handle.store.dispatch(signedOut())
  expect(own()).toBeNull()
})

it('is whole without the reader’s own days', async () => {
  handle.store.dispatch(sessionFound({ memberId: 'm-1' }))
  calendar = undefined
  await load(1)
  await loadOwn()
  expect([state().status, own()]).toEqual(['ready', null])
})

it.each([
  ['page=3', 3],
  ['', 1],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
  ['page=all', 1],
  ['page=99999999', 1],
])('reads the address ?%s as page %i', (query, page) => {
  expect(pageIn(new URLSearchParams(query))).toBe(page)
})
