import { everyone, type ExpectedAccess, members } from './given.ts'

export const expected: ExpectedAccess = {
  may: {
    'command MarkNotificationsRead': members,
    'topic notifications': members,
    'GET /api/notifications': members,
    'GET /api/notifications/unread-count': members,
    'POST /unsubscribe/:token': everyone,
  },
  whileSanctioned: ['command MarkNotificationsRead'],
  payloads: {
    MarkNotificationsRead: {},
  },
}
