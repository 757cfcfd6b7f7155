import { ReviewMarkedHelpful, readerStream } from '@debut/events/reviews/reader-events.ts'
import { ReviewAnswered, reviewStream, ReviewWritten } from '@debut/events/reviews/review-events.ts'
import { reviewIdOf } from '@debut/events/reviews/review-form.ts'
import { PlannedStreams } from '../discussion/planned-streams.ts'
import type { PlannedTool } from '../launch-plan.ts'
import type { MadeLog } from '../made-log.ts'
import type { PlannedHelpful } from './helpful-plan.ts'
import type { PlannedReview } from './review-plan.ts'

interface Parts {
  readonly log: MadeLog
  readonly reviews: readonly PlannedReview[]
  readonly helpful: readonly PlannedHelpful[]
  readonly tools: readonly PlannedTool[]
}

interface Step {
  readonly at: number
  readonly run: () => void
}

export const makersOf = ({ owner, otherMakers }: PlannedTool) => [owner, ...otherMakers]

/** What everybody reviews and what makers answer, as the command-service would write it into the log. */
export const reviewSteps = ({ log, reviews, helpful, tools }: Parts): Step[] => {
  const streams = new PlannedStreams(log)
  const bySlug = new Map<string, PlannedTool>(tools.map((tool) => [tool.card.slug, tool]))
  const toolOf = ({ on }: PlannedReview): PlannedTool => {
    const tool = bySlug.get(on)
    if (tool === undefined) throw new Error(`there is no ${on} to review`)
    return tool
  }
  const idOf = (review: PlannedReview) => reviewIdOf(toolOf(review).toolId, review.author.memberId)

  const write = (review: PlannedReview): Step => ({
    at: review.at,
    run: () => {
      const { rating, body, at } = review
      const { memberId } = review.author
      const tool = toolOf(review)
      const command = { toolId: tool.toolId, rating, body }
      const makers = makersOf(tool).map((maker) => maker.memberId)
      streams.append(
        reviewStream(idOf(review)),
        ReviewWritten({ ...command, memberId, makers }),
        log.sent('WriteReview', command, memberId, at),
      )
    },
  })

  const reply = (review: PlannedReview, { at, body }: NonNullable<PlannedReview['answer']>): Step => ({
    at,
    run: () => {
      const { toolId, owner } = toolOf(review)
      const reviewId = idOf(review)
      const event = ReviewAnswered({ toolId, memberId: review.author.memberId, makerId: owner.memberId, body })
      streams.append(reviewStream(reviewId), event, log.sent('AnswerReview', { reviewId, body }, owner.memberId, at))
    },
  })

  const mark = ({ person: { memberId }, review, at }: PlannedHelpful): Step => ({
    at,
    run: () => {
      const reviewId = idOf(review)
      const sent = log.sent('MarkReviewHelpful', { reviewId }, memberId, at)
      streams.append(readerStream(memberId), ReviewMarkedHelpful({ memberId, reviewId }), sent)
    },
  })

  return [
    ...reviews.flatMap((review) => [write(review), ...(review.answer === null ? [] : [reply(review, review.answer)])]),
    ...helpful.map(mark),
  ]
}
