import type { UnreadCount } from '@debut/events/notifications/notification-answers.ts'
import type { OwnQuery } from '../kernel/query.ts'
import { SHOWN_BY, shownRows } from './shown-rows.ts'

export const unreadCountQuery: OwnQuery<UnreadCount> = {
  kind: 'own',
  reads: ['notifications', ...SHOWN_BY],
  read: async ({ memberId }, parts) => {
    const { isShown, given } = await shownRows(memberId, parts)
    const { rows } = await parts.database.raw<{ rows: { count: number }[] }>(
      `select count(*) as count from :notifications:.notifications notification
       where recipient_id = :memberId and not is_read and ${isShown}`,
      { ...given, memberId },
    )
    return { count: rows[0]?.count ?? 0 }
  },
}
