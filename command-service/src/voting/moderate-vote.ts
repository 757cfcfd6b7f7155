import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { LaunchId } from '@debut/events/launches/launch-id.ts'
import type { ModerationReason } from '@debut/events/voting/moderation-reason.ts'
import type { CommandContext } from '../kernel/command.ts'
import type { Handle, Outcome } from '../kernel/handle.ts'
import { voter, voterStream } from './voter.ts'

interface Wish {
  readonly memberId: MemberId
  readonly launchId: LaunchId
  readonly reason: ModerationReason
}

/** An act of moderation stands in the stream it acts on. */
export const moderateVote =
  (type: 'HoldVote' | 'VoidVote' | 'RestoreVote', handle: Handle) =>
  ({ memberId, launchId, reason }: Wish, context: CommandContext): Promise<Outcome> =>
    handle(voter, voterStream(memberId), { type, memberId, launchId, reason }, context)
