import type { WaitsFor } from '@debut/events/kernel/waits-for.ts'
import type { Role } from '@debut/events/members/role.ts'

/** SQL that is true where `:reader` makes the tool. */
export const isMadeByReader = (toolId: string): string =>
  `exists (select from :tools:.tools made where made.tool_id = ${toolId} and :reader::uuid = any(made.makers))`

/** SQL that is true of an admin. What a former admin decided is known to be theirs by the log alone, and refused there. */
export const isAdminNow = (memberId: string): string =>
  `exists (select from :members:.roles decider where decider.member_id = ${memberId} and decider.role = 'admin')`

/** SQL that is true where an admin decided last about this thing. */
export const isDecidedByAdmin = (kind: string, id: string): string => `coalesce((
  select ${isAdminNow('act.decided_by')} from :moderation:.acts act
  where act.about_kind = '${kind}' and act.about_id = ${id} order by act.position desc limit 1
), false)`

interface Matter {
  /** The reader wrote it, makes it or is meant by it. */
  readonly isOwn: boolean
  /** What an admin decided before is to be taken back. */
  readonly isOfAdmin?: boolean
}

/** As the command-service will decide, so that a page offers no decision that is then refused. */
export const waitsFor = ({ isOwn, isOfAdmin = false }: Matter, roles: readonly Role[] = ['admin']): WaitsFor => {
  if (isOwn) return 'another'
  return isOfAdmin && !roles.includes('admin') ? 'admin' : null
}
