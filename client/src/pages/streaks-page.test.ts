import { beforeEach, expect, it, vi } from 'vitest'
import { wantedBy } from '../app/page-resources.ts'
import { createStore } from '../app/store.ts'
import { ownCalendar } from '../features/voting/streaks/own-calendar.ts'
import { pageIn, streaksAt } from '../features/voting/streaks/streaks-resources.ts'
import { commandIdOf, memberIdOf } from '../lib/api/testing/ids.ts'
import { selectData } from '../lib/resources/resources-slice.ts'
import { resultReceived } from '../lib/results/results-actions.ts'
import { sessionFound } from '../lib/session/session-slice.ts'
import { page } from './streaks-page.tsx'
import { loadedFrom } from './testing/loaded-from.ts'

const rows = (count: number) => ({
  today: '2026-11-21',
  validUntil: '2026-11-22T08:00:00Z',
  position: 1,
  streaks: Array.from({ length: count }, (_, index) => ({
    rank: index + 1,
    memberId: memberIdOf(index),
    username: index === 0 ? null : `member-${index}`,
    name: null,
    avatar: null,
    tier: 0,
    streak: 9,
    longest: 9,
    latest: '2026-11-21',
  })),
})
const at = (query: string) => ({ search: new URLSearchParams(query) })

beforeEach(() => void vi.spyOn(console, 'info').mockReturnValue())

it.each([
  [31, true],
  [30, false],
])('asks for one more than a page, to know whether there is another: of %i rows', async (count, hasMore) => {
  const { asked, head, state } = await loadedFrom(
    new Map([['/api/streaks?limit=31&offset=30', rows(count)]]),
    '/streaks-leaderboard?page=2',
  )
  expect(asked).toEqual(['/api/streaks?limit=31&offset=30'])
  expect(head).toMatchObject({ title: 'Streaks leaderboard · Debut', status: 200, complete: true })
  expect(selectData(streaksAt(at('page=2')))(state)).toMatchObject({ hasMore, rows: { length: 30 } })
})

it('shows members their own days, which their votes change, and visitors none', () => {
  const { store } = createStore({})
  const own = () => wantedBy(page, { path: '/streaks-leaderboard', params: {}, ...at('') })(store.getState()).filter(({ isOwn }) => isOwn)
  expect(own()).toMatchObject([{ key: '/api/boundaries' }])
  store.dispatch(sessionFound({ memberId: memberIdOf(1) }))
  expect(own()).toMatchObject([{ key: '/api/boundaries' }, { key: `/api/members/${memberIdOf(1)}/calendar` }])
  const after = (type: string) => resultReceived({ commandId: commandIdOf(1), position: 5, events: [{ type, data: {} }] })
  const isOutdatedBy = (type: string) => ownCalendar(store.getState())?.isOutdatedBy(after(type), undefined)
  expect(['VoteCast', 'VoteWithdrawn', 'ToolSaved'].map(isOutdatedBy)).toEqual([true, true, false])
})

it.each([
  ['page=3', 3],
  ['', 1],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1.5', 1],
  ['page=all', 1],
  ['page=99999999', 1],
])('reads the address ?%s as page %i', (query, number) => {
  expect(pageIn(at(query))).toBe(number)
})
