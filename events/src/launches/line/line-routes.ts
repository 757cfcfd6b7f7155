import { defineRoute } from '../../kernel/define-route.ts'
import { LaunchParams } from '../launch-questions.ts'
import { LineDays, LinePlace, OwnAwaited, Upcoming } from './line-answers.ts'
import { AwaitedQuery, LineDaysQuery, UpcomingQuery } from './line-questions.ts'

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
export const linePlaceRoute = /* @__PURE__ */ defineRoute('GET /api/launches/:launchId/place', {
  who: 'members',
  params: LaunchParams,
  answer: LinePlace,
})
export const lineDaysRoute = /* @__PURE__ */ defineRoute('GET /api/line/days', { who: 'everybody', query: LineDaysQuery, answer: LineDays })
