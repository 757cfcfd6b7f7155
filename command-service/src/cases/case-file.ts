import { type CaseId, reasonsFor } from '@debut/events/cases/case-form.ts'
import type { Judgement } from '@debut/events/voting/judgement.ts'
import { type CaseEvent, VotesJudged } from '@debut/events/cases/case-events.ts'
import type { LogPosition, MemberId } from '@debut/events/kernel/ids.ts'
import type { ModerationReason } from '@debut/events/launches/moderation-reason.ts'
import { accept, type Decider, refuse } from '../kernel/decider.ts'

export interface JudgeVotesCommand {
  readonly type: 'JudgeVotes'
  readonly caseId: CaseId
  readonly seen: number
  readonly judgement: Judgement
  readonly votes: readonly LogPosition[]
  readonly reason: ModerationReason
  readonly note: string | null
  readonly by: MemberId
  /** Why one of the votes can't be judged so, from its voter's stream. */
  readonly problem: string | undefined
}

/** How many decisions there are. */
type CaseState = number

export const caseFile: Decider<JudgeVotesCommand, CaseState, CaseEvent> = {
  initial: 0,

  decide({ caseId, seen, judgement, votes, reason, note, by, problem }, decisions) {
    if (!reasonsFor[judgement].includes(reason)) return refuse('reason-does-not-fit')
    // Said first: what another admin did may be why a vote can't be judged so.
    if (seen !== decisions) return refuse('decided-meanwhile')
    if (problem !== undefined) return refuse(problem)
    return accept(VotesJudged({ caseId, judgement, votes: [...new Set(votes)], reason, note, by }))
  },

  evolve: (decisions) => decisions + 1,
}
