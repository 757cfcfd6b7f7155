import type { Judgement } from '@debut/events/voting/judgement.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import type { LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { VoidReason } from '@debut/events/launches/moderation-reason.ts'
import type { VoteState } from '@debut/events/voting/vote-ledger.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { Parts } from '../kernel/query.ts'

export interface JudgedVote {
  readonly position: LogPosition
  readonly memberId: MemberId
  readonly launchId: LaunchId
  readonly toolId: ToolId
  readonly boardDate: Day
  readonly countsOn: Day
  readonly state: VoteState
  readonly reason: VoidReason | null
  readonly withdrawnOn: Day | null
}

export interface ChangedVote extends JudgedVote {
  /** What it would be. */
  readonly after: VoteState
}

/** The votes that were cast at these positions; all of them, or it is said that there is no such vote. */
export const votesAt = async (positions: readonly LogPosition[], { database, checkpoints }: Parts): Promise<readonly JudgedVote[]> => {
  const votes = database
    .withSchema(checkpoints.of('votes').schema)
    .from('votes')
    .whereIn('position', [...positions])
  const found = await votes.select<JudgedVote[]>(
    'position',
    'member_id as memberId',
    'launch_id as launchId',
    'tool_id as toolId',
    'board_date as boardDate',
    'counts_on as countsOn',
    'state',
    'reason',
    'withdrawn_on as withdrawnOn',
  )
  if (found.length < new Set(positions).size) throw new HttpError('unknown-vote')
  return found
}

/** Those that a judgement would change, by the rule that decides about it. */
export const changedBy = (judgement: Judgement, votes: readonly JudgedVote[]): readonly ChangedVote[] =>
  votes.flatMap((vote) => {
    const after = stateAfter(judgement, vote)
    return after === undefined ? [] : [{ ...vote, after }]
  })

const stateAfter = (judgement: Judgement, { state, reason, countsOn, withdrawnOn }: JudgedVote): VoteState | undefined => {
  // What was withdrawn on its own day counts nowhere, and a maker's vote stays void.
  if (withdrawnOn === countsOn || reason === 'own-tool') return undefined
  switch (judgement) {
    case 'hold':
      return state === 'held' ? undefined : 'held'
    case 'void':
      return state === 'voided' ? undefined : 'voided'
    case 'restore':
      if (state !== 'held' && state !== 'voided') return undefined
      return withdrawnOn === null ? 'counted' : 'withdrawn'
  }
}
