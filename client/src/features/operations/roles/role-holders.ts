import type { Role } from '@debut/events/members/role.ts'
import { roleHoldersRoute } from '@debut/events/operations/operation-routes.ts'
import { resource } from '../../../lib/resources/resource.ts'

export const roleHolders = resource(roleHoldersRoute, { pollingInterval: () => 30_000 })

export const ROLE_LABELS: Readonly<Record<Role, string>> = { admin: 'Admin', moderator: 'Moderator', analyst: 'Analyst' }

/** What a role lets its member do, for who gives or takes it. */
export const ROLE_HINTS: Readonly<Record<Role, string>> = {
  admin: 'Decides about votes, launches, tools and roles, and everything moderators decide.',
  moderator: 'Decides about texts, members and appeals.',
  analyst: 'Looks at projections and ranks past days by other rules.',
}
