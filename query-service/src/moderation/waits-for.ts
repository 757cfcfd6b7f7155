import type { WaitsFor } from '@debut/events/kernel/waits-for.ts'
import type { Role } from '@debut/events/members/role.ts'

/** SQL that is true if `:reader` makes the tool. */
export const isMadeByReader = (toolId: string): string =>
  `exists (select from :tools:.tools made where made.tool_id = ${toolId} and :reader::uuid = any(made.makers))`

/** SQL that is true of an admin. Only the log knows what a former admin decided, so the command-service refuses that. */
export const isAdminNow = (memberId: string): string =>
  `exists (select from :members:.roles decider where decider.member_id = ${memberId} and decider.role = 'admin')`

/** SQL that is true if an admin made the last decision about this. */
export const isDecidedByAdmin = (kind: string, id: string): string => `coalesce((
  select ${isAdminNow('act.decided_by')} from :moderation:.acts act
  where act.about_kind = '${kind}' and act.about_id = ${id} order by act.position desc limit 1
), false)`

interface Matter {
  /** The reader wrote it, makes it, or is the one it is about. */
  readonly isOwn: boolean
  /** An admin's earlier decision would be taken back. */
  readonly isOfAdmin?: boolean
}

/** Predicts what the command-service will decide, so that a page offers no decision that is then refused. */
export const waitsFor = ({ isOwn, isOfAdmin = false }: Matter, roles: readonly Role[] = ['admin']): WaitsFor => {
  if (isOwn) return 'another'
  return isOfAdmin && !roles.includes('admin') ? 'admin' : null
}
