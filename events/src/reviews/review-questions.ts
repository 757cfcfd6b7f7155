import * as z from 'zod/mini'
import { queryIds, queryNumber } from '../kernel/query-fields.ts'
import { ToolId } from '../tools/tool-card.ts'
import { ReviewId } from './review-form.ts'

export const reviewOrders = ['helpful', 'newest'] as const
/** Reviews on one page. */
export const REVIEW_PAGE = 20

export const ReviewsOfTool = z.object({ toolId: ToolId })
export const ReviewsQuery = z.object({
  sort: z._default(z.enum(reviewOrders), 'helpful'),
  page: z._default(queryNumber(1, 10_000), 1),
})
export type ReviewsQuery = z.infer<typeof ReviewsQuery>

export const MemberReviewsQuery = z.object({
  limit: z._default(queryNumber(1, 50), REVIEW_PAGE),
  /** Only those that were written before the one at that position. */
  before: z.optional(queryNumber(1, Number.MAX_SAFE_INTEGER)),
})
export type MemberReviewsQuery = z.infer<typeof MemberReviewsQuery>

/** Each is the ids of a product and a member. */
export const ShownReviews = z.object({ reviews: queryIds(ReviewId) })

/** Only those whose oldest report or hold comes after that position. */
export const ModeratedReviewsQuery = z.object({ after: z.optional(queryNumber(1, Number.MAX_SAFE_INTEGER)) })
