import { defineRoute } from '../kernel/define-route.ts'
import { StreakCalendar, Streaks } from './streak-answers.ts'
import { CalendarQuery, MemberParams, StreaksQuery } from './voting-questions.ts'

export const streaksRoute = /* @__PURE__ */ defineRoute('GET /api/streaks', { who: 'everybody', query: StreaksQuery, answer: Streaks })
export const streakCalendarRoute = /* @__PURE__ */ defineRoute('GET /api/members/:memberId/calendar', {
  who: 'owner',
  params: MemberParams,
  query: CalendarQuery,
  answer: StreakCalendar,
})
