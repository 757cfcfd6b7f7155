import type { Reviews } from '@debut/events/reviews/review-answers.ts'
import type { ReviewsQuery } from '@debut/events/reviews/review-questions.ts'
import { ownReviewRoute, ratingRoute, reviewsRoute } from '@debut/events/reviews/review-routes.ts'
import type { Action } from '@reduxjs/toolkit'
import type { After } from '../../lib/commands/forms-slice.ts'
import { type OwnMarking, withMarkingsIn } from '../../lib/marks/own-markings.ts'
import { type Query, resource } from '../../lib/resources/resource.ts'
import { selectData, type WithResources } from '../../lib/resources/resources-slice.ts'
import { HELPFUL, ownHelpful } from './helpful.ts'
import { reviewsQueryIn } from './reviews-query.ts'

/** A page of reviews, with what its reader found helpful since it was answered. */
export type ShownReviews = Reviews & {
  /** How far in the log the answer itself reaches. */
  readonly answeredAt: number
  readonly markings: readonly OwnMarking[]
}

const learnt = (shown: ShownReviews, action: Action): ShownReviews => {
  const markings = withMarkingsIn(HELPFUL, shown.markings, action)
  return markings === shown.markings ? shown : { ...shown, markings }
}

const reviews = resource(reviewsRoute, {
  transformResponse: (answer): ShownReviews => ({ ...answer, answeredAt: answer.position, markings: [] }),
  onAction: learnt,
  // An answer of before what is shown is passed over, and asked for again where it was stale.
  merge: (shown, answer) =>
    answer.answeredAt < shown.answeredAt
      ? { ...shown, ...('stale' in answer && { stale: answer.stale }) }
      : { ...answer, markings: shown.markings },
})

/** One page of a tool's reviews. */
export const reviewsOf = (toolId: string, { sort, page }: ReviewsQuery): Query<ShownReviews> => reviews({ toolId, sort, page })

/** What all reviews of a tool come to. */
export const ratingOf = resource(ratingRoute)

/** The reader's own review of a tool. */
export const ownReviewOf = resource(ownReviewRoute)

/** What of the page a command about a review changes. */
export const changedBy = (toolId: string, query: ReviewsQuery): NonNullable<After['changes']> =>
  [reviewsOf(toolId, query), ratingOf({ toolId }), ownReviewOf({ toolId })].map(({ key, isOwn }) => ({ key, isOwn }))

/** For a page that shows a tool's reviews. */
export const reviewsResources = (toolId: string, search: URLSearchParams) => [reviewsOf(toolId, reviewsQueryIn(search))]

/** The same of what is its reader's own: their review, and which of the others they find helpful. */
export const ownReviewsResources = (toolId: string, search: URLSearchParams, state: WithResources) => {
  const shown = selectData(reviewsOf(toolId, reviewsQueryIn(search)))(state)?.list ?? []
  return [ownReviewOf({ toolId }), ...(shown.length === 0 ? [] : [ownHelpful({ reviews: shown.map(({ reviewId }) => reviewId) })])]
}
