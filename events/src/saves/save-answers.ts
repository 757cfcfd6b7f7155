import * as z from 'zod/mini'
import { PostId } from '../discussion/discussion-form.ts'
import { PostCard } from '../discussion/post-answers.ts'
import { count, dated } from '../kernel/answer-fields.ts'
import { Day } from '../kernel/days.ts'
import { MemberId } from '../kernel/ids.ts'
import { LaunchId } from '../tools/launch-id.ts'
import { toolRow } from '../tools/tool-answers.ts'
import { ToolId } from '../tools/tool-card.ts'

/** As a listing shows it; but what is saved may be still to come, and has no launch that has begun. */
const SavedTool = z.object({
  ...toolRow,
  launchId: z.nullable(LaunchId),
  boardDate: z.nullable(Day),
  /** Of its days that are closed. Null before the first of them is. */
  points: z.nullable(count),
})
export type SavedTool = z.infer<typeof SavedTool>

/** A page of what a member saved, the newest first. */
export const SavedTools = dated({
  memberId: MemberId,
  username: z.string(),
  /** Whether everybody may see it. */
  shared: z.boolean(),
  tools: z.array(SavedTool),
  total: count,
})
export type SavedTools = z.infer<typeof SavedTools>

/** A page of the posts that the reader saved, the newest save first. */
export const SavedPosts = dated({ posts: z.array(PostCard), total: count })
export type SavedPosts = z.infer<typeof SavedPosts>

/** Whether everybody may see what a member saved. */
export const SavedShared = dated({ shared: z.boolean() })
export type SavedShared = z.infer<typeof SavedShared>

/** Which of those that were asked for the reader saved, and whether everybody may see their list of products. */
export const OwnSaves = dated({ tools: z.array(ToolId), posts: z.array(PostId), shared: z.boolean() })
export type OwnSaves = z.infer<typeof OwnSaves>
