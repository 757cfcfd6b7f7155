import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { Role } from '@debut/events/members/role.ts'
import type { MemberContext } from '../kernel/command.ts'
import type { Handle, Outcome } from '../kernel/handle.ts'
import { member, memberStream } from './member.ts'

export const changeRole =
  (type: 'GrantRole' | 'RevokeRole', handle: Handle) =>
  ({ memberId, role }: { readonly memberId: MemberId; readonly role: Role }, context: MemberContext): Promise<Outcome> =>
    handle(member, memberStream(memberId), { type, memberId, role, by: context.identity.memberId }, context)
