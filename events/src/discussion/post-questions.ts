import * as z from 'zod/mini'
import { queryIds, queryNumber } from '../kernel/query-fields.ts'
import { CommentId, PostId, PostKind } from './discussion-form.ts'

/** Posts on one page of the feed. */
export const FEED_PAGE = 20
const page = {
  limit: z._default(queryNumber(1, 50), FEED_PAGE),
  /** Only those that were published before the one at that position. */
  before: z.optional(queryNumber(1, Number.MAX_SAFE_INTEGER)),
}

export const FeedQuery = z.object({ kind: z.optional(PostKind), ...page })
export type FeedQuery = z.infer<typeof FeedQuery>

export const MemberPostsQuery = z.object(page)
export type MemberPostsQuery = z.infer<typeof MemberPostsQuery>

export const topPeriods = ['day', 'week', 'month'] as const
/** The best of the last day, week or month, by likes. */
export const TopQuery = z.object({
  period: z._default(z.enum(topPeriods), 'week'),
  kind: z.optional(PostKind),
  limit: z._default(queryNumber(1, 50), FEED_PAGE),
  offset: z._default(queryNumber(0, 1_000), 0),
})
export type TopQuery = z.infer<typeof TopQuery>

export const PostParams = z.object({ postId: PostId })
export type PostParams = z.infer<typeof PostParams>

/** The posts and comments that a page shows. */
export const ShownTexts = z.object({ posts: queryIds(PostId), comments: queryIds(CommentId) })
export type ShownTexts = z.infer<typeof ShownTexts>
