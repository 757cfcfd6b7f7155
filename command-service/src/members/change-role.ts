import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import type { GrantRole, RevokeRole } from '@debut/events/members/member-commands.ts'
import { memberStream } from '@debut/events/members/member-events.ts'
import type { Role } from '@debut/events/members/role.ts'
import type { MemberContext } from '../kernel/command.ts'
import { type Handle, isRefusal, type Outcome } from '../kernel/handle.ts'
import type { Matter } from '../kernel/matters/matter.ts'
import { member } from './member.ts'

interface Parts {
  readonly handle: Handle
  readonly noteRoles: (memberId: MemberId, roles: readonly Role[]) => Promise<void>
}

type Definition = typeof GrantRole | typeof RevokeRole

const change =
  (type: Definition['type']) =>
  async ({ memberId, role }: PayloadOf<Definition>, context: MemberContext, { handle, noteRoles }: Parts): Promise<Outcome> => {
    const outcome = await handle(member, memberStream(memberId), { type, memberId, role, by: context.identity.memberId }, context)
    const state = await handle.read(member, memberStream(memberId), context)
    if (!isRefusal(outcome) && state.is === 'registered') await noteRoles(memberId, state.roles)
    return outcome
  }

export const roleMatter = async ({ memberId }: PayloadOf<Definition>): Promise<Matter> => ({ concerns: [memberId] })

export const grantRole = change('GrantRole')
export const revokeRole = change('RevokeRole')
