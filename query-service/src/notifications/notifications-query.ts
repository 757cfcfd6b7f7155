import type { Notifications } from '@debut/events/notifications/notification-answers.ts'
import type { NotificationsQuery } from '@debut/events/notifications/notification-question.ts'
import type { z } from 'zod/mini'
import type { OwnQuery } from '../kernel/query.ts'
import { listNotifications } from './list-notifications.ts'
import { QUOTED_FROM } from './quoted-texts.ts'

/** A member's own, whatever member a query names. */
export const notificationsQuery: OwnQuery<Notifications, object, z.output<typeof NotificationsQuery>> = {
  kind: 'own',
  reads: ['notifications', 'rewards', ...QUOTED_FROM],
  read: async ({ memberId, query: { before, after, unread, likes } }, { database, checkpoints }) =>
    listNotifications(database, checkpoints, {
      memberId,
      before,
      after,
      unreadOnly: unread === 'yes',
      likesTogether: likes === 'together',
    }),
}
