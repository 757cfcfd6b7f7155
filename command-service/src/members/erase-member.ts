import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import type { EraseMember, EraseMemberOfAccount } from '@debut/events/members/member-commands.ts'
import { memberStream } from '@debut/events/members/member-events.ts'
import type { CommandContext, MemberContext } from '../kernel/command.ts'
import type { Handle, Outcome } from '../kernel/handle.ts'
import { member } from './member.ts'

interface Parts {
  readonly handle: Handle
}

/** What follows of it is done by a process that follows the log. */
export const eraseMember = ({ username }: PayloadOf<typeof EraseMember>, context: MemberContext, { handle }: Parts): Promise<Outcome> => {
  const { memberId } = context.identity
  return handle(member, memberStream(memberId), { type: 'EraseMember', memberId, username }, context)
}

/** For operators, of whom no name is asked. */
export const eraseMemberOfAccount = (
  { memberId }: PayloadOf<typeof EraseMemberOfAccount>,
  context: CommandContext,
  { handle }: Parts,
): Promise<Outcome> => handle(member, memberStream(memberId), { type: 'EraseMember', memberId }, context)
