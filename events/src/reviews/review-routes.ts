import { defineRoute } from '../kernel/define-route.ts'
import { ModeratedReviews, OwnHelpful, OwnReview, RatingOfTool, Reviews } from './review-answers.ts'
import { ModeratedReviewsQuery, ReviewsOfTool, ReviewsQuery, ShownReviews } from './review-questions.ts'

export const reviewsRoute = /* @__PURE__ */ defineRoute('GET /api/tools/:toolId/reviews', {
  who: 'everybody',
  params: ReviewsOfTool,
  query: ReviewsQuery,
  answer: Reviews,
})
export const ratingRoute = /* @__PURE__ */ defineRoute('GET /api/tools/:toolId/rating', {
  who: 'everybody',
  params: ReviewsOfTool,
  answer: RatingOfTool,
})
export const ownReviewRoute = /* @__PURE__ */ defineRoute('GET /api/tools/:toolId/own-review', {
  who: 'members',
  params: ReviewsOfTool,
  answer: OwnReview,
})
export const ownHelpfulRoute = /* @__PURE__ */ defineRoute('GET /api/helpful', {
  who: 'members',
  query: ShownReviews,
  answer: OwnHelpful,
})
export const moderatedReviewsRoute = /* @__PURE__ */ defineRoute('GET /api/moderation/reviews', {
  who: 'admin',
  query: ModeratedReviewsQuery,
  answer: ModeratedReviews,
})
