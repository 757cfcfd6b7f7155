import * as z from 'zod/mini'
import { count, dated } from '../kernel/answer-fields.ts'
import { LogPosition, MemberId } from '../kernel/ids.ts'
import { ToolId } from '../tools/tool-card.ts'

const Person = z.object({
  memberId: MemberId,
  username: z.string(),
  avatar: z.nullable(z.string()),
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
