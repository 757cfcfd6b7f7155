import { defineCapability } from '../kernel/define-capability.ts'
import { Notifications, NotificationsFrame, UnreadCount } from './notification-answers.ts'
import { MarkNotificationsRead } from './notification-commands.ts'
import { inboxStream, NotificationsRead } from './notification-events.ts'
import { NotificationsQuery } from './notification-question.ts'
import { notificationSentences } from './notification-sentences.ts'

export const notifications = defineCapability({
  name: 'notifications',
  events: { inbox: [NotificationsRead] },
  commands: { MarkNotificationsRead },
  answers: {
    'GET /api/notifications': { who: 'members', query: NotificationsQuery, answer: Notifications },
    'GET /api/notifications/unread-count': { who: 'members', answer: UnreadCount },
  },
  topics: { notifications: { who: 'members', frame: NotificationsFrame } },
  ownStreams: (memberId) => [inboxStream(memberId)],
  sentences: notificationSentences,
})
