import {
  memberReviewsRoute,
  moderatedReviewsRoute,
  ownHelpfulRoute,
  ownReviewRoute,
  ratingRoute,
  reviewsRoute,
} from '@debut/events/reviews/review-routes.ts'
import { reviews as contract } from '@debut/events/reviews/reviews.ts'
import { serves } from '../kernel/query.ts'
import { memberReviewsQuery } from './member-reviews-query.ts'
import { moderatedReviewsQuery } from './moderated-reviews-query.ts'
import { ownHelpfulQuery } from './own-helpful-query.ts'
import { ownReviewQuery } from './own-review-query.ts'
import { ratingQuery } from './rating-query.ts'
import { reviewsQuery } from './reviews-query.ts'

export const reviews = serves(contract, {
  answers: {
    [reviewsRoute.name]: reviewsQuery,
    [memberReviewsRoute.name]: memberReviewsQuery,
    [ratingRoute.name]: ratingQuery,
    [ownReviewRoute.name]: ownReviewQuery,
    [ownHelpfulRoute.name]: ownHelpfulQuery,
    [moderatedReviewsRoute.name]: moderatedReviewsQuery,
  },
})
