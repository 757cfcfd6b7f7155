import { defineRoute } from '../kernel/define-route.ts'
import { ContinuedSanctions, MemberConduct, ModerationLog, OpenAppeals, OwnActs, VotesAtStake } from './moderation-answers.ts'
import { ConductParams, HiddenQueueQuery, ModerationLogQuery, StaffTextParams } from './moderation-questions.ts'
import { HiddenQueue, StaffTextAnswer } from './staff-text-answers.ts'

export const moderationLogRoute = /* @__PURE__ */ defineRoute('GET /api/moderation/log', {
  who: 'everybody',
  query: ModerationLogQuery,
  answer: ModerationLog,
})
export const openAppealsRoute = /* @__PURE__ */ defineRoute('GET /api/moderation/appeals', { who: 'moderators', answer: OpenAppeals })
export const continuedSanctionsRoute = /* @__PURE__ */ defineRoute('GET /api/moderation/continued', {
  who: 'moderators',
  answer: ContinuedSanctions,
})
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
export const hiddenQueueRoute = /* @__PURE__ */ defineRoute('GET /api/moderation/hidden', {
  who: 'moderators',
  query: HiddenQueueQuery,
  answer: HiddenQueue,
})
export const staffTextRoute = /* @__PURE__ */ defineRoute('GET /api/moderation/texts/:kind/:id', {
  who: 'moderators',
  params: StaffTextParams,
  answer: StaffTextAnswer,
})
