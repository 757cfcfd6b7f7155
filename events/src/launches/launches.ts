import { routesByName } from '../kernel/define-route.ts'
import { upcomingRoute, awaitedRoute, linePlaceRoute, lineDaysRoute } from './line/line-routes.ts'
import { launchRoute, launchWhyRoute } from './launch-routes.ts'
import { daysRoute, dayRoute, rulesRoute } from './day-routes.ts'
import { moderatedLaunchesRoute } from './moderation-routes.ts'
import { defineCapability } from '../kernel/define-capability.ts'
import { awaitingStream, LaunchAwaited, LaunchNotAwaited } from './awaiting-events.ts'
import { launchCommands } from './launch-commands.ts'
import { launchDayEvents } from './launch-day-events.ts'
import { launchEvents } from './launch-events.ts'
import { launchProblems } from './launch-problems.ts'
import { launchSentences } from './launch-sentences.ts'
import { lineEvents } from './line/line-events.ts'
import { launchActs } from './launch-acts.ts'
import { launchJournal } from './launch-journal.ts'

export const launches = defineCapability({
  name: 'launches',
  events: {
    launch: launchEvents,
    launchDay: launchDayEvents,
    waitingLine: lineEvents,
    awaiting: [LaunchAwaited, LaunchNotAwaited],
  },
  commands: launchCommands,
  routes: routesByName(
    upcomingRoute,
    awaitedRoute,
    launchRoute,
    launchWhyRoute,
    linePlaceRoute,
    daysRoute,
    dayRoute,
    lineDaysRoute,
    moderatedLaunchesRoute,
    rulesRoute,
  ),
  ownStreams: (memberId) => [awaitingStream(memberId)],
  acts: launchActs,
  journal: launchJournal,
  problems: launchProblems,
  sentences: launchSentences,
})
