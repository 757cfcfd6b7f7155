import { defineSentences } from '../kernel/define-sentences.ts'

export const notificationSentences = defineSentences({
  title: 'Notifications',
  says: 'What a member is notified of.',
  of: {
    'GET /api/notifications': 'The member’s notifications, the newest first, ten at a time.',
    'GET /api/notifications/unread-count': 'How many of them are unread.',
    'command MarkNotificationsRead': 'Marks all notifications as read, or those up to a position.',
    'topic notifications':
      'One notification more, or how far they were read elsewhere. Nothing is left out for a client that reconnects with its cursor.',
  },
})
