import { defineRoute, routesByName } from '../kernel/define-route.ts'
import { Board } from './board-answers.ts'
import { MemberRewards, NewRewards } from './reward-answers.ts'
import { StreakCalendar, Streaks } from './streak-answers.ts'
import { DailyCount, MemberVotes, VoteReceipt } from './vote-answers.ts'
import { BoardParams, BoardQuery, CalendarQuery, LaunchParams, MemberParams, StreaksQuery, VotesQuery } from './voting-questions.ts'

export const boardRoute = /* @__PURE__ */ defineRoute('GET /api/boards/:period', {
  who: 'everybody',
  params: BoardParams,
  query: BoardQuery,
  answer: Board,
})
export const streaksRoute = /* @__PURE__ */ defineRoute('GET /api/streaks', { who: 'everybody', query: StreaksQuery, answer: Streaks })
export const memberVotesRoute = /* @__PURE__ */ defineRoute('GET /api/members/:memberId/votes', {
  who: ['owner', 'admin'],
  params: MemberParams,
  query: VotesQuery,
  answer: MemberVotes,
})
export const streakCalendarRoute = /* @__PURE__ */ defineRoute('GET /api/members/:memberId/calendar', {
  who: ['owner', 'admin'],
  params: MemberParams,
  query: CalendarQuery,
  answer: StreakCalendar,
})
export const memberRewardsRoute = /* @__PURE__ */ defineRoute('GET /api/members/:memberId/rewards', {
  who: ['owner', 'admin'],
  params: MemberParams,
  answer: MemberRewards,
})
export const dailyCountRoute = /* @__PURE__ */ defineRoute('GET /api/votes/daily-count', { who: 'members', answer: DailyCount })
export const voteReceiptRoute = /* @__PURE__ */ defineRoute('GET /api/votes/:launchId/receipt', {
  who: 'members',
  params: LaunchParams,
  answer: VoteReceipt,
})
export const claimRewardsRoute = /* @__PURE__ */ defineRoute('POST /api/rewards', { who: 'members', answer: NewRewards })

export const voteRoutes = /* @__PURE__ */ routesByName(
  boardRoute,
  streaksRoute,
  memberVotesRoute,
  streakCalendarRoute,
  memberRewardsRoute,
  dailyCountRoute,
  voteReceiptRoute,
  claimRewardsRoute,
)
