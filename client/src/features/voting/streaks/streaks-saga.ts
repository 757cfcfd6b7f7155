import type { Action } from '@reduxjs/toolkit'
import { call, put, select } from 'typed-redux-saga'
import { takeLatest, takeLeading } from '../../../lib/sagas/take.ts'
import type { ApiClient } from '../../../lib/api/api-client.ts'
import { refreshDue } from '../../../lib/live/live-slice.ts'
import { loadUntilReady } from '../../../lib/live/load-until-ready.ts'
import { hasEvent } from '../../../lib/results/facts.ts'
import { resultReceived } from '../../../lib/results/results-actions.ts'
import { profileLoaded, selectMemberId, selectSecondFactorDue } from '../../../lib/session/session-slice.ts'
import { fetchCalendar, fetchStreaks } from './streaks-api.ts'
import { calendarLoaded } from './own-streak-slice.ts'
import { PAGE_SIZE, selectStreaks, streaksLoaded, streaksRetryRequested, streaksUnreachable } from './streaks-slice.ts'

const MOST_PAGES = 3_000

/** What an address asks for; anything else is the first. */
export const pageIn = (search: URLSearchParams): number => {
  const page = Number(search.get('page'))
  return Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1
}

export function* loadStreaks(api: ApiClient, page: number) {
  try {
    const { streaks } = yield* call(fetchStreaks, api, { limit: PAGE_SIZE + 1, offset: (page - 1) * PAGE_SIZE })
    yield* put(streaksLoaded({ page, rows: streaks }))
  } catch {
    yield* put(streaksUnreachable(page))
  }
}

/** The reader's own days, beside the list; without them the list is whole. */
export function* loadCalendar(api: ApiClient) {
  const memberId = yield* select(selectMemberId)
  if (memberId === undefined || (yield* select(selectSecondFactorDue))) return
  try {
    yield* put(calendarLoaded(yield* call(fetchCalendar, api, memberId)))
  } catch {
    yield* put(calendarLoaded(null))
  }
}

function* loadAll(api: ApiClient, page: number) {
  yield* call(loadCalendar, api)
  yield* call(loadStreaks, api, page)
}

/** Their rank is among everybody's, so the server has to say. */
const isCalendarDue = (action: Action) =>
  profileLoaded.match(action) || (resultReceived.match(action) && hasEvent(action.payload, 'VoteCast', 'VoteWithdrawn'))

export function* followStreaks(api: ApiClient, page: number) {
  yield* takeLatest(isCalendarDue, loadCalendar, api)
  yield* call(loadUntilReady, {
    isReady: (state: Parameters<typeof selectStreaks>[0]) => selectStreaks(state).status === 'ready',
    load: () => loadAll(api, page),
    requested: streaksRetryRequested,
  })
  yield* takeLeading(refreshDue, loadAll, api, page)
}
