import type { Role } from '@debut/events/members/role.ts'
import { useModerationCount, useProjectionsCount, useReviewCount } from '../features/operations/staff-counts.ts'
import { findRoute } from './find-route.ts'

export interface StaffPage {
  readonly to: string
  readonly label: string
  /** Whom the page, and those below its path, are for. */
  readonly roles: readonly Role[]
  /** A hook that says how much waits there, for those who may open it: `useSought` of the capability that knows. */
  readonly useCount?: () => number | undefined
}

/** The consoles, and who may open each: the side navigation, the menu of the account, the palette and the guard read it here. */
export const STAFF_PAGES: readonly StaffPage[] = [
  { to: '/admin', label: 'Overview', roles: ['admin'] },
  { to: '/admin/review', label: 'Review', roles: ['admin'], useCount: useReviewCount },
  { to: '/admin/audit', label: 'Audit', roles: ['admin'] },
  { to: '/admin/projections', label: 'Projections', roles: ['admin', 'analyst'], useCount: useProjectionsCount },
  { to: '/analysis', label: 'What-if', roles: ['admin', 'analyst'] },
  { to: '/moderation/queue', label: 'Moderation', roles: ['admin', 'moderator'], useCount: useModerationCount },
  { to: '/contact/inbox', label: 'Inbox', roles: ['admin'] },
  { to: '/admin/journal', label: 'Journal', roles: ['admin'] },
]

const isAmong = (roles: readonly Role[], wanted: readonly Role[]) => wanted.some((role) => roles.includes(role))

/** The pages that these roles open, of those that there are. */
export const staffPagesFor = (roles: readonly Role[]): readonly StaffPage[] =>
  STAFF_PAGES.filter((page) => isAmong(roles, page.roles) && findRoute(page.to).route !== undefined)

/** The page of the navigation that a path belongs to: of several, the nearest. */
export const staffPageAt = (path: string): StaffPage | undefined =>
  STAFF_PAGES.filter(({ to }) => path === to || path.startsWith(`${to}/`)).toSorted((one, other) => other.to.length - one.to.length)[0]

const rolesAt = (path: string): readonly Role[] => staffPageAt(path)?.roles ?? ['admin']

export const mayOpen = (path: string, roles: readonly Role[]): boolean => isAmong(roles, rolesAt(path))

const LABELS: Readonly<Record<Role, string>> = { admin: 'admins', moderator: 'moderators', analyst: 'analysts' }

export const staffOnlyMessage = (path: string): string =>
  `This page is for ${rolesAt(path)
    .map((role) => LABELS[role])
    .join(' and ')}`
