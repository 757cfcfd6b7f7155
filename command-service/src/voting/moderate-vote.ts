import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import type { HoldSuspectVote, HoldVote, JudgeVote, RestoreVote, VoidFraudulentVote, VoidVote } from '@debut/events/voting/vote-commands.ts'
import { voterStream } from '@debut/events/voting/vote-events.ts'
import { voteReasonLabel } from '@debut/events/launches/vote-reasons.ts'
import type { CommandContext, MemberContext } from '../kernel/command.ts'
import type { Handle, Outcome } from '../kernel/handle.ts'
import { voter } from './voter.ts'

/** An admin who names a voter learns from the answer which pseudonym they have. */
export type RecordLookUp = (
  named: Pick<PayloadOf<typeof HoldVote>, 'memberId' | 'launchId'> & { readonly reason: string },
  context: MemberContext,
) => Promise<void>

interface Parts {
  readonly handle: Handle
}

type Definition = typeof HoldVote | typeof VoidVote | typeof RestoreVote

const ACTS: Readonly<Record<Definition['type'], string>> = { HoldVote: 'hold', VoidVote: 'void', RestoreVote: 'restore' }

/** An act of moderation stands in the stream it acts on. */
const moderate =
  (type: Definition['type']) =>
  async (
    { memberId, launchId, reason }: PayloadOf<Definition>,
    context: MemberContext,
    { handle, recordLookUp }: Parts & { readonly recordLookUp: RecordLookUp },
  ): Promise<Outcome> => {
    const why = `To ${ACTS[type]} a vote by its voter’s name: ${voteReasonLabel(reason)}.`
    await recordLookUp({ memberId, launchId, reason: why }, context)
    return handle(voter, voterStream(memberId), { type, memberId, launchId, reason }, context)
  }

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
