import { MemberVotes } from '@debut/events/voting/vote-answers.ts'
import type { ApiClient } from '../../lib/api/api-client.ts'

const MOST_VOTES = 100

/** Those of a member's votes that are for these launches. */
export const fetchVotesFor = async (api: ApiClient, memberId: string, launches: readonly string[]) =>
  (await api.get(`/api/members/${memberId}/votes?limit=${MOST_VOTES}&launches=${launches.join(',')}`, MemberVotes)).votes
