import { defineRoute } from '../kernel/define-route.ts'
import { ProfileParams } from '../members/member-questions.ts'
import { MemberReviews, ModeratedReviews, OwnHelpful, OwnReview, RatingOfTool, Reviews } from './review-answers.ts'
import { MemberReviewsQuery, ModeratedReviewsQuery, ReviewsOfTool, ReviewsQuery, ShownReviews } from './review-questions.ts'

export const reviewsRoute = /* @__PURE__ */ defineRoute('GET /api/tools/:toolId/reviews', {
  who: 'everybody',
  params: ReviewsOfTool,
  query: ReviewsQuery,
  answer: Reviews,
})
export const memberReviewsRoute = /* @__PURE__ */ defineRoute('GET /api/profiles/:username/reviews', {
  who: 'everybody',
  params: ProfileParams,
  query: MemberReviewsQuery,
  answer: MemberReviews,
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
  who: 'moderators',
  query: ModeratedReviewsQuery,
  answer: ModeratedReviews,
})
