import { memberVotesRoute } from '@debut/events/voting/vote-routes.ts'
import { resource } from '../../lib/resources/resource.ts'
import { selectMemberId } from '../../lib/session/session-slice.ts'
import type { VotesOfLaunches } from './votes-of-launches.ts'
import { selectKnownVote, type WithVoting } from './voting-selectors.ts'

const MOST_LAUNCHES = 50
const MOST_VOTES = 100

const memberVotes = resource(memberVotesRoute, {
  transformResponse: ({ votes, position }, { launches = [] }): VotesOfLaunches => ({ votes, launches: [launches].flat(), position }),
})

/** Whether the reader voted for these, where their newest votes don't tell. */
export const unknownVotes = (launches: readonly string[], state: Pick<WithVoting, 'voting' | 'session'>) => {
  const memberId = selectMemberId(state)
  const unknown = launches.filter((launchId) => selectKnownVote(state, launchId) === undefined)
  if (memberId === undefined || unknown.length === 0) return []
  const parts = Array.from({ length: Math.ceil(unknown.length / MOST_LAUNCHES) }, (_, part) =>
    unknown.slice(part * MOST_LAUNCHES, (part + 1) * MOST_LAUNCHES),
  )
  return parts.map((part) => memberVotes({ memberId, limit: MOST_VOTES, launches: part }))
}
