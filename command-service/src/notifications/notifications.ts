import { notifications as contract } from '@debut/events/notifications/notifications.ts'
import { handles } from '../kernel/handled.ts'
import { mailNotifications } from './mails/mail-notifications.ts'
import { markNotificationsRead } from './mark-notifications-read.ts'
import { reportDecision } from './report-decision.ts'
import { unsubscribeRoutes } from './unsubscribe-route.ts'

export const notifications = handles(contract, {
  commands: { MarkNotificationsRead: markNotificationsRead, ReportDecision: reportDecision },
  routes: [unsubscribeRoutes],
  processes: [mailNotifications],
})
