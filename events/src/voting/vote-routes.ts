import { defineRoute } from '../kernel/define-route.ts'
import { DailyCount, MemberVotes, VoteReceipt } from './vote-answers.ts'
import { LaunchParams, MemberParams, VotesQuery } from './voting-questions.ts'

export const memberVotesRoute = /* @__PURE__ */ defineRoute('GET /api/members/:memberId/votes', {
  who: 'owner',
  params: MemberParams,
  query: VotesQuery,
  answer: MemberVotes,
})
export const dailyCountRoute = /* @__PURE__ */ defineRoute('GET /api/votes/daily-count', { who: 'members', answer: DailyCount })
export const voteReceiptRoute = /* @__PURE__ */ defineRoute('GET /api/votes/:launchId/receipt', {
  who: 'members',
  params: LaunchParams,
  answer: VoteReceipt,
})
