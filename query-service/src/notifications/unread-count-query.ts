import type { UnreadCount } from '@debut/events/notifications/notification-answers.ts'
import type { OwnQuery } from '../kernel/query.ts'

export const unreadCountQuery: OwnQuery<UnreadCount> = {
  kind: 'own',
  reads: ['notifications'],
  read: async ({ memberId }, { database, checkpoints }) => {
    const all = database.withSchema(checkpoints.of('notifications').schema).from('notifications')
    const [row] = await all.where({ recipient_id: memberId, is_read: false }).count<{ count: number }[]>({ count: '*' })
    return { count: row?.count ?? 0 }
  },
}
