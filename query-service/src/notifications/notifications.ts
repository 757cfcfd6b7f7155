import { notificationsRoute, unreadCountRoute } from '@debut/events/notifications/notification-routes.ts'
import { notifications as contract } from '@debut/events/notifications/notifications.ts'
import { serves } from '../kernel/query.ts'
import { notificationsQuery } from './notifications-query.ts'
import { notificationsTopic } from './notifications-topic.ts'
import { unreadCountQuery } from './unread-count-query.ts'

export const notifications = serves(contract, {
  answers: { [notificationsRoute.name]: notificationsQuery, [unreadCountRoute.name]: unreadCountQuery },
  topics: { notifications: notificationsTopic },
})
