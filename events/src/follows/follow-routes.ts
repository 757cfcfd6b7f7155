import * as z from 'zod/mini'
import { defineRoute } from '../kernel/define-route.ts'
import { FollowCounts, OwnFollows, People } from './follow-answers.ts'
import { queryIds, queryNumber, pageFields } from '../kernel/query-fields.ts'
import { MemberId } from '../kernel/ids.ts'
import { ToolId } from '../tools/tool-card.ts'

const params = /* @__PURE__ */ z.object({ member: MemberId })
const ofTool = /* @__PURE__ */ z.object({ toolId: ToolId })
/** Those who were followed before a position. */
const query = /* @__PURE__ */ z.object({ limit: pageFields.limit, before: z.optional(queryNumber(1, Number.MAX_SAFE_INTEGER)) })
const shown = /* @__PURE__ */ z.object({ members: queryIds(MemberId), tools: queryIds(ToolId) })

export const ownFollowsRoute = /* @__PURE__ */ defineRoute('GET /api/follows', { who: 'members', query: shown, answer: OwnFollows })
export const memberFollowsRoute = /* @__PURE__ */ defineRoute('GET /api/follows/members/:member', {
  who: 'everybody',
  params,
  answer: FollowCounts,
})
export const followersRoute = /* @__PURE__ */ defineRoute('GET /api/follows/members/:member/followers', {
  who: 'everybody',
  params,
  query,
  answer: People,
})
export const followingRoute = /* @__PURE__ */ defineRoute('GET /api/follows/members/:member/following', {
  who: 'everybody',
  params,
  query,
  answer: People,
})
export const toolFollowsRoute = /* @__PURE__ */ defineRoute('GET /api/follows/tools/:toolId', {
  who: 'everybody',
  params: ofTool,
  answer: FollowCounts,
})
export const toolFollowersRoute = /* @__PURE__ */ defineRoute('GET /api/follows/tools/:toolId/followers', {
  who: 'everybody',
  params: ofTool,
  query,
  answer: People,
})
