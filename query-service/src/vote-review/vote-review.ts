import { auditSignsRoute, openReviewsRoute, reviewRoute } from '@debut/events/vote-review/review-routes.ts'
import { voteReview as contract } from '@debut/events/vote-review/vote-review.ts'
import { serves } from '../kernel/query.ts'
import { auditSignsQuery } from './audit-signs-query.ts'
import { openReviewsQuery } from './open-reviews-query.ts'
import { reviewQuery } from './review-query.ts'

export const voteReview = serves(contract, {
  answers: { [openReviewsRoute.name]: openReviewsQuery, [reviewRoute.name]: reviewQuery, [auditSignsRoute.name]: auditSignsQuery },
})
