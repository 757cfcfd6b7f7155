import { all, call, put, select } from 'typed-redux-saga'
import type { ApiClient } from '../../lib/api/api-client.ts'
import { type OutboxState, selectOutbox } from '../../lib/commands/outbox-slice.ts'
import { report } from '../../lib/report.ts'
import { selectMemberId } from '../../lib/session/session-slice.ts'
import { fetchDailyVotes, fetchNewestVotes, MOST_VOTES } from './votes-api.ts'
import { dailyVotesLoaded, newestVotesLoaded } from './voting-slice.ts'

/** The member's votes, on both sides. A failure is logged only: the page goes on without. */
export function* loadVoting(api: ApiClient) {
  const memberId = yield* select(selectMemberId)
  if (memberId === undefined) return
  yield* all([call(loadDailyVotes, api, memberId), call(loadNewestVotes, api, memberId)])
}

function* loadDailyVotes(api: ApiClient, memberId: string) {
  // The server waits for what it accepted, so these are in its count.
  const counted = (yield* select(selectAnswered)).map(({ commandId }) => commandId)
  try {
    yield* put(dailyVotesLoaded({ ...(yield* call(fetchDailyVotes, api, memberId)), counted }))
  } catch (error) {
    report('Failed to load the daily votes', error)
  }
}

function* loadNewestVotes(api: ApiClient, memberId: string) {
  try {
    const standing = yield* call(fetchNewestVotes, api, memberId)
    yield* put(newestVotesLoaded({ ...standing, complete: standing.votes.length < MOST_VOTES }))
  } catch (error) {
    report('Failed to load the votes', error)
  }
}

const selectAnswered = (state: { readonly outbox: OutboxState }) =>
  selectOutbox(state).entries.filter(({ position }) => position !== undefined)
