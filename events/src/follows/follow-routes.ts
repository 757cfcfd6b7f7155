import * as z from 'zod/mini'
import { defineRoute } from '../kernel/define-route.ts'
import { count, dated } from '../kernel/answer-fields.ts'
import { person } from '../kernel/face.ts'
import { queryIds, queryNumber, pageFields } from '../kernel/query-fields.ts'
import { LogPosition, MemberId } from '../kernel/ids.ts'
import { MadeTool } from '../members/made-tool.ts'
import { ToolId } from '../tools/tool-card.ts'

const Person = z.object({
  ...person,
  username: z.string(),
  /** What they make, the newest first. */
  tools: z.array(MadeTool),
  /** Where the follow stands: the next page begins before the last one's. */
  position: LogPosition,
})

/** A page of those who follow, or are followed, the newest first. */
export const People = dated({ members: z.array(Person), more: z.boolean() })
export type People = z.infer<typeof People>

/** Of a member's page, or a tool's. */
export const FollowCounts = dated({ followers: count, following: count })
export type FollowCounts = z.infer<typeof FollowCounts>

/** Which of those that were asked for the reader follows. */
export const OwnFollows = dated({ members: z.array(MemberId), tools: z.array(ToolId) })
export type OwnFollows = z.infer<typeof OwnFollows>

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
