import type { MemberVotes } from '@debut/events/voting/vote-answers.ts'
import { isRecord } from '../../lib/api/is-record.ts'

/** The reader's votes for some launches. */
export interface VotesOfLaunches {
  readonly votes: MemberVotes['votes']
  /** All that were asked about. */
  readonly launches: readonly string[]
  /** Votes of a later position are not among these. */
  readonly position: number
}

export const isVotesOfLaunches = (data: unknown): data is VotesOfLaunches => isRecord(data) && 'votes' in data && 'launches' in data
