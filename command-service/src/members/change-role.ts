import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { Role } from '@debut/events/members/role.ts'
import type { MemberContext } from '../kernel/command.ts'
import { type Handle, isRefusal, type Outcome } from '../kernel/handle.ts'
import { member, memberStream } from './member.ts'

/** Tells whoever writes tokens which roles a member holds from now on. */
export type TellRoles = (memberId: MemberId, roles: readonly Role[]) => Promise<void>

export const changeRole =
  (type: 'GrantRole' | 'RevokeRole', handle: Handle, tellRoles: TellRoles) =>
  async ({ memberId, role }: { readonly memberId: MemberId; readonly role: Role }, context: MemberContext): Promise<Outcome> => {
    const outcome = await handle(member, memberStream(memberId), { type, memberId, role, by: context.identity.memberId }, context)
    const state = await handle.lookNow(member, memberStream(memberId), context)
    if (!isRefusal(outcome) && state.registered) await tellRoles(memberId, state.roles)
    return outcome
  }
