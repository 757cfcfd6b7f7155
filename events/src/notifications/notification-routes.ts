import { defineRoute } from '../kernel/define-route.ts'
import { Notifications, UnreadCount } from './notification-answers.ts'
import { NotificationsQuery } from './notification-question.ts'

export const notificationsRoute = /* @__PURE__ */ defineRoute('GET /api/notifications', {
  who: 'members',
  query: NotificationsQuery,
  answer: Notifications,
})
export const unreadCountRoute = /* @__PURE__ */ defineRoute('GET /api/notifications/unread-count', { who: 'members', answer: UnreadCount })
