import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { Role } from '@debut/events/members/role.ts'
import type { Identity, VerifyToken } from './tokens.ts'

/** What the log says that a member may do, as of a moment ago. */
export type RolesOf = (memberId: MemberId) => Promise<readonly Role[]>

/** A token has its member's roles from when it was minted: only those that they still have count. Without roles in it there is no look-up. */
export const withCurrentRoles = async (identity: Identity, rolesOf: RolesOf): Promise<Identity> => {
  if (identity.roles.length === 0) return identity
  const held = await rolesOf(identity.memberId)
  return { ...identity, roles: identity.roles.filter((role) => held.includes(role)) }
}

export const verifyCurrent =
  (verify: VerifyToken, rolesOf: RolesOf): VerifyToken =>
  async (token) =>
    withCurrentRoles(await verify(token), rolesOf)
