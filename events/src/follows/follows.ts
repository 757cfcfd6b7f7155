import * as z from 'zod/mini'
import { pageFields, queryIds, queryNumber } from '../kernel/query-fields.ts'
import { defineCapability } from '../kernel/define-capability.ts'
import { MemberId } from '../kernel/ids.ts'
import { ToolId } from '../tools/tool-card.ts'
import { FollowCounts, OwnFollows, People } from './follow-answers.ts'
import { FollowMember, FollowTool, UnfollowMember, UnfollowTool } from './follow-commands.ts'
import { followedNotice, followerStream, MemberFollowed, MemberUnfollowed, ToolFollowed, ToolUnfollowed } from './follow-events.ts'
import { followSentences } from './follow-sentences.ts'

const params = z.object({ member: MemberId })
const ofTool = z.object({ toolId: ToolId })
/** Those who were followed before a position. */
const query = z.object({ limit: pageFields.limit, before: z.optional(queryNumber(1, Number.MAX_SAFE_INTEGER)) })
const shown = z.object({ members: queryIds(MemberId), tools: queryIds(ToolId) })

export const follows = defineCapability({
  name: 'follows',
  events: { follower: [MemberFollowed, MemberUnfollowed, ToolFollowed, ToolUnfollowed] },
  commands: { FollowMember, UnfollowMember, FollowTool, UnfollowTool },
  answers: {
    'GET /api/follows': { who: 'members', query: shown, answer: OwnFollows },
    'GET /api/follows/members/:member': { who: 'everybody', params, answer: FollowCounts },
    'GET /api/follows/members/:member/followers': { who: 'everybody', params, query, answer: People },
    'GET /api/follows/members/:member/following': { who: 'everybody', params, query, answer: People },
    'GET /api/follows/tools/:toolId': { who: 'everybody', params: ofTool, answer: FollowCounts },
    'GET /api/follows/tools/:toolId/followers': { who: 'everybody', params: ofTool, query, answer: People },
  },
  ownStreams: (memberId) => [followerStream(memberId)],
  notices: [followedNotice],
  problems: {
    'follow-yourself': { status: 422, message: 'This is you. You can follow any other member.' },
    'too-many-follows': { status: 422, message: 'You follow as many as one member can. Unfollow somebody first.' },
  },
  sentences: followSentences,
})
