import { defineRoute } from '../kernel/define-route.ts'
import { MemberConduct, ModerationLog, OpenAppeals, OwnActs, VotesAtStake } from './moderation-answers.ts'
import { ConductParams, ModerationLogQuery } from './moderation-questions.ts'

export const moderationLogRoute = /* @__PURE__ */ defineRoute('GET /api/moderation/log', {
  who: 'everybody',
  query: ModerationLogQuery,
  answer: ModerationLog,
})
export const openAppealsRoute = /* @__PURE__ */ defineRoute('GET /api/moderation/appeals', { who: 'moderators', answer: OpenAppeals })
export const memberConductRoute = /* @__PURE__ */ defineRoute('GET /api/moderation/members/:memberId', {
  who: 'moderators',
  params: ConductParams,
  answer: MemberConduct,
})
export const votesAtStakeRoute = /* @__PURE__ */ defineRoute('GET /api/moderation/members/:memberId/votes', {
  who: 'admin',
  params: ConductParams,
  answer: VotesAtStake,
})
export const ownActsRoute = /* @__PURE__ */ defineRoute('GET /api/own-acts', { who: 'members', answer: OwnActs })
