import type { Role } from '@debut/events/members/role.ts'

/** The roles that `ADMIN_EMAILS` gives to a member with a verified address among them. */
export type ConfiguredRoles = (account: { readonly email?: string | undefined; readonly verified: boolean }) => readonly Role[]

export const configuredRoles = (adminEmails: readonly string[]): ConfiguredRoles => {
  const admins = new Set(adminEmails.map((email) => email.toLowerCase()))
  return ({ email, verified }) => (verified && email !== undefined && admins.has(email.toLowerCase()) ? ['admin'] : [])
}
