import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import type { HoldSuspectVote, HoldVote, JudgeVote, RestoreVote, VoidFraudulentVote, VoidVote } from '@debut/events/voting/vote-commands.ts'
import { voterStream } from '@debut/events/voting/vote-events.ts'
import type { CommandContext } from '../kernel/command.ts'
import type { Handle, Outcome } from '../kernel/handle.ts'
import { voter } from './voter.ts'

interface Parts {
  readonly handle: Handle
}

type Definition = typeof HoldVote | typeof VoidVote | typeof RestoreVote

/** An act of moderation stands in the stream it acts on. */
const moderate =
  (type: Definition['type']) =>
  ({ memberId, launchId, reason }: PayloadOf<Definition>, context: CommandContext, { handle }: Parts): Promise<Outcome> =>
    handle(voter, voterStream(memberId), { type, memberId, launchId, reason }, context)

export const holdVote = moderate('HoldVote')
export const voidVote = moderate('VoidVote')
export const restoreVote = moderate('RestoreVote')

/** One vote for one thing: another that the member cast on the same launch is not meant. */
const judgeOne =
  (type: (typeof HoldSuspectVote | typeof VoidFraudulentVote)['type']) =>
  (
    { memberId, launchId, number, reason }: PayloadOf<typeof HoldSuspectVote>,
    context: CommandContext,
    { handle }: Parts,
  ): Promise<Outcome> =>
    handle(voter, voterStream(memberId), { type, memberId, launchId, number, reason }, context)

export const holdSuspectVote = judgeOne('HoldSuspectVote')
export const voidFraudulentVote = judgeOne('VoidFraudulentVote')

/** In an admin's name. */
export const judgeVote = (payload: PayloadOf<typeof JudgeVote>, context: CommandContext, { handle }: Parts): Promise<Outcome> =>
  handle(voter, voterStream(payload.memberId), { type: 'JudgeVote', ...payload }, context)
