import { defineRoute } from '../kernel/define-route.ts'
import { MemberRewards, NewRewards } from './reward-answers.ts'
import { MemberParams } from './voting-questions.ts'

export const claimRewardsRoute = /* @__PURE__ */ defineRoute('POST /api/rewards', {
  who: 'members',
  whileSanctioned: true,
  answer: NewRewards,
})
export const memberRewardsRoute = /* @__PURE__ */ defineRoute('GET /api/members/:memberId/rewards', {
  who: 'owner',
  params: MemberParams,
  answer: MemberRewards,
})
