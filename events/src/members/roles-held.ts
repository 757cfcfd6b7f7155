import type { MemberEvent } from './member-events.ts'
import type { Role } from './role.ts'

const NONE: readonly Role[] = []

/** The roles that a member holds, from their stream. */
export const rolesHeld = {
  initial: NONE,

  evolve(roles: readonly Role[], event: MemberEvent): readonly Role[] {
    switch (event.type) {
      case 'RoleGranted':
        return [...roles, event.data.role]
      case 'RoleRevoked':
        return roles.filter((role) => role !== event.data.role)
      case 'MemberErased':
        return []
      default:
        return roles
    }
  },
}
