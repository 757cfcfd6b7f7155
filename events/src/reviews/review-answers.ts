import * as z from 'zod/mini'
import { Hidden, ReportReason } from '../kernel/texts/text-form.ts'
import { Appealable } from '../moderation/appeal-answers.ts'
import { Author, MentionedTool } from '../discussion/post-answers.ts'
import { count, dated, IsoInstant } from '../kernel/answer-fields.ts'
import { LogPosition } from '../kernel/ids.ts'
import { WaitsFor } from '../kernel/waits-for.ts'
import { ToolId } from '../tools/tool-card.ts'
import { Rating, ReviewId } from './review-form.ts'

/** What all reviews of a product come to. */
const summary = {
  /** With the ratings that are assumed beside the real ones. Null without reviews. */
  mean: z.nullable(z.number()),
  /** How many reviews gave 1, 2, 3, 4 and 5. */
  counts: z.array(count).check(z.length(5)),
  reviews: count,
}

export const RatingOfTool = dated(summary)
export type RatingOfTool = z.infer<typeof RatingOfTool>

const Answer = z.object({ author: Author, body: z.string(), at: IsoInstant })

export const Review = z.object({
  reviewId: ReviewId,
  author: Author,
  rating: Rating,
  /** Markdown. */
  body: z.string(),
  at: IsoInstant,
  edited: z.boolean(),
  helpful: count,
  /** Of a maker. */
  answer: z.nullable(Answer),
})
export type Review = z.infer<typeof Review>

export const Reviews = dated({ ...summary, list: z.array(Review), page: count, pages: count })
export type Reviews = z.infer<typeof Reviews>

/** Those of one member, the newest first; under a name that was given up, the one that they go by now. */
export const MemberReviews = z.union([
  dated({ moved: z.string() }),
  dated({
    username: z.string(),
    reviews: z.array(
      z.object({
        reviewId: ReviewId,
        rating: Rating,
        /** Markdown. */
        body: z.string(),
        at: IsoInstant,
        edited: z.boolean(),
        helpful: count,
        tool: MentionedTool,
        /** Where it was written in the log: the next page begins before the last one's. */
        writtenPosition: LogPosition,
      }),
    ),
    more: z.boolean(),
    all: count,
  }),
])
export type MemberReviews = z.infer<typeof MemberReviews>

/** What the reader has to do with a product's reviews. */
export const OwnReview = dated({
  toolId: ToolId,
  /** Theirs, if there is one. */
  review: z.nullable(
    z.object({
      reviewId: ReviewId,
      rating: Rating,
      body: z.string(),
      at: IsoInstant,
      hiddenFor: z.nullable(Hidden),
      /** The act that hid it; null where nothing is hidden, and for the moment until the public log has it. */
      hiding: z.nullable(Appealable),
    }),
  ),
  /** Whether they make the product: then they answer reviews, and write none. */
  isMaker: z.boolean(),
})
export type OwnReview = z.infer<typeof OwnReview>

/** Which of those that were asked for the reader finds helpful. */
export const OwnHelpful = dated({ reviews: z.array(ReviewId) })
export type OwnHelpful = z.infer<typeof OwnHelpful>

/** What was reported or is held, for moderators, in the order in which that began. */
export const ModeratedReviews = dated({
  reviews: z.array(
    z.object({
      reviewId: ReviewId,
      tool: z.object({ toolId: ToolId, slug: z.string(), name: z.string() }),
      author: Author,
      rating: Rating,
      body: z.string(),
      at: IsoInstant,
      hiddenFor: z.nullable(Hidden),
      /** The text as it was when it was reported or held. It is null if the text has not changed. */
      reportedAs: z.nullable(z.string()),
      reports: z.array(z.object({ reason: ReportReason, note: z.nullable(z.string()), at: IsoInstant })),
      /** Of its oldest report, or of the rule's decision: the next page begins after the last one's. */
      oldestPosition: LogPosition,
      waitsFor: WaitsFor,
    }),
  ),
  total: count,
  more: z.boolean(),
})
export type ModeratedReviews = z.infer<typeof ModeratedReviews>
