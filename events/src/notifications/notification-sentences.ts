import { defineSentences } from '../kernel/define-sentences.ts'

export const notificationSentences = defineSentences({
  title: 'Notifications',
  says: 'What a member is notified of.',
  of: {
    'GET /api/notifications': {
      says: 'The member’s notifications, the newest first, ten at a time: all, or the unread ones.',
      problems: ['unknown-place-in-list'],
    },
    'GET /api/notifications/unread-count': 'How many of them are unread.',
    'command MarkNotificationsRead': {
      says: 'Marks all notifications as read, or those up to a position.',
      problems: ['not-your-notification'],
    },
    'POST /unsubscribe/:token': { leftOut: 'Each email has its own link.' },
    'topic notifications':
      'New notifications and how far they were read elsewhere, in at most one frame a second. Nothing is left out for a client that reconnects with its cursor.',
  },
})
