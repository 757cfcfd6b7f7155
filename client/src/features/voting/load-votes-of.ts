import { ask } from '../../lib/api/ask.ts'
import { memberVotesRoute } from '@debut/events/voting/vote-routes.ts'
import { call, put, select } from 'typed-redux-saga'
import type { ApiClient } from '../../lib/api/api-client.ts'
import { report } from '../../lib/report.ts'
import { selectMemberId, selectSecondFactorDue } from '../../lib/session/session-slice.ts'
import { selectKnownVote, type WithVoting } from './voting-selectors.ts'
import { votesOfLaunchesLoaded } from './voting-slice.ts'

const MOST_LAUNCHES = 50
const MOST_VOTES = 100

/** Whether the member voted for these, where the newest votes do not tell. */
export function* loadVotesOf(api: ApiClient, shown: readonly string[]) {
  if (yield* select(selectSecondFactorDue)) return
  const unknown = yield* select((state: WithVoting) => shown.filter((launchId) => selectKnownVote(state, launchId) === undefined))
  for (let from = 0; from < unknown.length; from += MOST_LAUNCHES) yield* call(load, api, unknown.slice(from, from + MOST_LAUNCHES))
}

function* load(api: ApiClient, launches: readonly string[]) {
  const memberId = yield* select(selectMemberId)
  if (memberId === undefined) return
  try {
    const { votes } = yield* call(() => ask(api, memberVotesRoute, { memberId, limit: MOST_VOTES, launches }))
    yield* put(votesOfLaunchesLoaded({ votes, launches }))
  } catch (error) {
    report('Failed to load the votes', error)
  }
}
