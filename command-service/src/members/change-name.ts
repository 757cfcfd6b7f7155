import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import type { ChangeName } from '@debut/events/members/member-commands.ts'
import { memberStream } from '@debut/events/members/member-events.ts'
import type { MemberContext } from '../kernel/command.ts'
import type { Handle, Outcome } from '../kernel/handle.ts'
import { member } from './member.ts'

interface Parts {
  readonly handle: Handle
}

export const changeName = ({ name }: PayloadOf<typeof ChangeName>, context: MemberContext, { handle }: Parts): Promise<Outcome> => {
  const { memberId } = context.identity
  return handle(member, memberStream(memberId), { type: 'ChangeName', memberId, name }, context)
}
