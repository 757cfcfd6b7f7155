import type { Role } from './role.ts'

const RANKS: Readonly<Record<Role, number>> = { admin: 2, moderator: 1, analyst: 0 }

/** Ranks decisions by role: admins come before moderators. Without either role the rank is 0, which is also the rank of rules. */
export const rankOf = (roles: readonly Role[]): number => Math.max(0, ...roles.map((role) => RANKS[role]))
