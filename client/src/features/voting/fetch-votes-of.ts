import { all, call, select } from 'typed-redux-saga'
import type { ApiClient } from '../../lib/api/api-client.ts'
import { fetchResource } from '../../lib/resources/fetch-resource.ts'
import { unknownVotes } from './own-votes.ts'
import type { WithVoting } from './voting-selectors.ts'

/** Whether the reader voted for launches that no page asks about. */
export function* fetchVotesOf(api: ApiClient, launches: readonly string[]) {
  const queries = yield* select((state: WithVoting) => unknownVotes(launches, state))
  yield* all(queries.map((query) => call(fetchResource, api, query)))
}
