import type { Role } from '@debut/events/members/role.ts'

/** What `ADMIN_EMAILS` makes of whoever has shown that an address there is theirs. */
export type ConfiguredRoles = (account: { readonly email?: string | undefined; readonly verified: boolean }) => readonly Role[]

export const configuredRoles = (adminEmails: readonly string[]): ConfiguredRoles => {
  const admins = new Set(adminEmails.map((email) => email.toLowerCase()))
  return ({ email, verified }) => (verified && email !== undefined && admins.has(email.toLowerCase()) ? ['admin'] : [])
}
