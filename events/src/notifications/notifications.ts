import { routesByName } from '../kernel/define-route.ts'
import { notificationsRoute, unreadCountRoute } from './notification-routes.ts'
import { defineCapability } from '../kernel/define-capability.ts'
import { NotificationsFrame } from './notification-answers.ts'
import { MarkNotificationsRead, ReportDecision } from './notification-commands.ts'
import { decisionNotice, DecisionReported, inboxStream, NotificationsRead } from './notification-events.ts'
import { notificationProblems } from './notification-problems.ts'
import { notificationSentences } from './notification-sentences.ts'
import { unsubscribeRoute } from './unsubscribe-route.ts'

export const notifications = defineCapability({
  name: 'notifications',
  events: { inbox: [NotificationsRead, DecisionReported] },
  commands: { MarkNotificationsRead, ReportDecision },
  routes: routesByName(notificationsRoute, unreadCountRoute, unsubscribeRoute),
  topics: { notifications: { who: 'members', frame: NotificationsFrame } },
  ownStreams: (memberId) => [inboxStream(memberId)],
  notices: [decisionNotice],
  problems: notificationProblems,
  sentences: notificationSentences,
})
