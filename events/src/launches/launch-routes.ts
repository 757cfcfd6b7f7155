import { defineRoute, routesByName } from '../kernel/define-route.ts'
import { DayRecord, Days, Rules } from './day-answers.ts'
import { Launch, LaunchWhy } from './launch-answers.ts'
import { DayParams, DaysQuery, LaunchParams, ModeratedQuery, WhyQuery } from './launch-questions.ts'
import { ModeratedLaunches } from './moderation-answers.ts'
import { LineDays, LinePlace, OwnAwaited, Upcoming } from './line/line-answers.ts'
import { AwaitedQuery, LineDaysQuery, UpcomingQuery } from './line/line-questions.ts'

export const upcomingRoute = /* @__PURE__ */ defineRoute('GET /api/launches/upcoming', {
  who: 'everybody',
  query: UpcomingQuery,
  answer: Upcoming,
})
export const awaitedRoute = /* @__PURE__ */ defineRoute('GET /api/launches/awaited', {
  who: 'members',
  query: AwaitedQuery,
  answer: OwnAwaited,
})
export const launchRoute = /* @__PURE__ */ defineRoute('GET /api/launches/:launchId', {
  who: 'everybody',
  params: LaunchParams,
  answer: Launch,
})
export const launchWhyRoute = /* @__PURE__ */ defineRoute('GET /api/launches/:launchId/why', {
  who: 'members',
  params: LaunchParams,
  query: WhyQuery,
  answer: LaunchWhy,
})
export const linePlaceRoute = /* @__PURE__ */ defineRoute('GET /api/launches/:launchId/place', {
  who: 'members',
  params: LaunchParams,
  answer: LinePlace,
})
export const daysRoute = /* @__PURE__ */ defineRoute('GET /api/days', { who: 'everybody', query: DaysQuery, answer: Days })
export const dayRoute = /* @__PURE__ */ defineRoute('GET /api/days/:day', { who: 'everybody', params: DayParams, answer: DayRecord })
export const lineDaysRoute = /* @__PURE__ */ defineRoute('GET /api/line/days', { who: 'everybody', query: LineDaysQuery, answer: LineDays })
export const moderatedLaunchesRoute = /* @__PURE__ */ defineRoute('GET /api/moderation/launches', {
  who: 'admin',
  query: ModeratedQuery,
  answer: ModeratedLaunches,
})
export const rulesRoute = /* @__PURE__ */ defineRoute('GET /api/rules', { who: 'everybody', answer: Rules })

export const launchRoutes = /* @__PURE__ */ routesByName(
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
)
