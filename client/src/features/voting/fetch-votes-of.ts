import { call, select } from 'typed-redux-saga'
import type { ApiClient } from '../../lib/api/api-client.ts'
import { fetchTogether } from '../../lib/resources/fetch-resource.ts'
import { unknownVotes } from './own-votes.ts'
import type { WithVoting } from './voting-selectors.ts'

/** Whether the reader voted for launches that no page asks about. */
export function* fetchVotesOf(api: ApiClient, launches: readonly string[]) {
  const queries = yield* select((state: WithVoting) => unknownVotes(launches, state))
  yield* call(fetchTogether, api, queries)
}
