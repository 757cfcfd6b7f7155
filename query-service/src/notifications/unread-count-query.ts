import type { UnreadCount } from '@debut/events/notifications/notification-answers.ts'
import type { OwnQuery } from '../kernel/query.ts'
import { TEXTS_READ, withoutMutedWords } from './muted-words.ts'

export const unreadCountQuery: OwnQuery<UnreadCount> = {
  kind: 'own',
  reads: ['notifications', ...TEXTS_READ],
  read: async ({ memberId }, parts) => {
    const { isWithout, given } = await withoutMutedWords(memberId, parts)
    const { rows } = await parts.database.raw<{ rows: { count: number }[] }>(
      `select count(*) as count from :notifications:.notifications notification
       where recipient_id = :memberId and not is_read and ${isWithout}`,
      { ...given, notifications: parts.checkpoints.of('notifications').schema, memberId },
    )
    return { count: rows[0]?.count ?? 0 }
  },
}
