import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import type { ChangePreferences, StopEmails } from '@debut/events/members/member-commands.ts'
import { memberStream } from '@debut/events/members/member-events.ts'
import type { CommandContext, MemberContext } from '../kernel/command.ts'
import type { Handle, Outcome } from '../kernel/handle.ts'
import { member } from './member.ts'

interface Parts {
  readonly handle: Handle
}

export const changePreferences = (
  payload: PayloadOf<typeof ChangePreferences>,
  context: MemberContext,
  { handle }: Parts,
): Promise<Outcome> => {
  const { memberId } = context.identity
  return handle(member, memberStream(memberId), { type: 'ChangePreferences', memberId, ...payload }, context)
}

export const stopEmails = (payload: PayloadOf<typeof StopEmails>, context: CommandContext, { handle }: Parts): Promise<Outcome> =>
  handle(member, memberStream(payload.memberId), { type: 'StopEmails', ...payload }, context)
