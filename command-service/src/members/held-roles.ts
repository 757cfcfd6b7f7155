import type { MemberId } from '@debut/events/kernel/ids.ts'
import { type MemberEvent, RoleGranted, RoleRevoked } from '@debut/events/members/member-events.ts'
import type { Role } from '@debut/events/members/role.ts'
import { accept, type Decision } from '../kernel/decider.ts'

export interface ChangeRole {
  readonly type: 'GrantRole' | 'RevokeRole'
  readonly memberId: MemberId
  readonly role: Role
  readonly by: MemberId
}

export interface HeldRoles {
  readonly roles: readonly Role[]
  /** What the settings gave them once, also where it was taken since. */
  readonly configured: readonly Role[]
}

export const noRoles: HeldRoles = { roles: [], configured: [] }

export const decideRole = ({ type, memberId, role, by }: ChangeRole, { roles }: HeldRoles): Decision<MemberEvent> => {
  switch (type) {
    case 'GrantRole':
      return roles.includes(role) ? accept() : accept(RoleGranted({ memberId, role, by }))
    case 'RevokeRole':
      return roles.includes(role) ? accept(RoleRevoked({ memberId, role, by })) : accept()
  }
}

type RoleEvent = MemberEvent & { readonly type: 'RoleGranted' | 'RoleRevoked' }

export const evolveRoles = ({ roles, configured }: HeldRoles, { type, data: { role, by } }: RoleEvent): HeldRoles =>
  type === 'RoleGranted'
    ? { roles: [...roles, role], configured: by === 'configuration' ? [...configured, role] : configured }
    : { roles: roles.filter((held) => held !== role), configured }
