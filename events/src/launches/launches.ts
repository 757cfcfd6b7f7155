import { defineCapability } from '../kernel/define-capability.ts'
import { awaitingStream, LaunchAwaited, LaunchNotAwaited } from './awaiting-events.ts'
import { DayRecord, Days, Rules } from './day-answers.ts'
import { Launch, LaunchWhy } from './launch-answers.ts'
import { launchCommands } from './launch-commands.ts'
import { launchDayEvents } from './launch-day-events.ts'
import { launchEvents } from './launch-events.ts'
import { launchProblems } from './launch-problems.ts'
import { DayParams, DaysQuery, LaunchParams, ModeratedQuery, WhyQuery } from './launch-questions.ts'
import { launchSentences } from './launch-sentences.ts'
import { ModeratedLaunches } from './moderation-answers.ts'
import { LineDays, LinePlace, OwnAwaited, Upcoming } from './line/line-answers.ts'
import { lineEvents } from './line/line-events.ts'
import { AwaitedQuery, LineDaysQuery, UpcomingQuery } from './line/line-questions.ts'

export const launches = defineCapability({
  name: 'launches',
  events: {
    launch: launchEvents,
    launchDay: launchDayEvents,
    waitingLine: lineEvents,
    awaiting: [LaunchAwaited, LaunchNotAwaited],
  },
  commands: launchCommands,
  answers: {
    'GET /api/launches/upcoming': { who: 'everybody', query: UpcomingQuery, answer: Upcoming },
    'GET /api/launches/awaited': { who: 'members', query: AwaitedQuery, answer: OwnAwaited },
    'GET /api/launches/:launchId': { who: 'everybody', params: LaunchParams, answer: Launch },
    'GET /api/launches/:launchId/why': { who: 'members', params: LaunchParams, query: WhyQuery, answer: LaunchWhy },
    'GET /api/launches/:launchId/place': { who: 'members', params: LaunchParams, answer: LinePlace },
    'GET /api/days': { who: 'everybody', query: DaysQuery, answer: Days },
    'GET /api/days/:day': { who: 'everybody', params: DayParams, answer: DayRecord },
    'GET /api/line/days': { who: 'everybody', query: LineDaysQuery, answer: LineDays },
    'GET /api/moderation/launches': { who: 'admin', query: ModeratedQuery, answer: ModeratedLaunches },
    'GET /api/rules': { who: 'everybody', answer: Rules },
  },
  ownStreams: (memberId) => [awaitingStream(memberId)],
  problems: launchProblems,
  sentences: launchSentences,
})
