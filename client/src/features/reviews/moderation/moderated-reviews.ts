import { moderatedReviewsRoute } from '@debut/events/reviews/review-routes.ts'
import { resource } from '../../../lib/resources/resource.ts'

export const moderatedReviews = resource(moderatedReviewsRoute, {
  pages: {
    next: ({ reviews, more }, asked) => {
      const before = more ? reviews.at(-1)?.lastPosition : undefined
      return before === undefined ? undefined : { ...asked, before }
    },
    // What is reported again moves to the front, and so never stands on a page further down.
    join: (shown, next) => ({ ...next, reviews: [...shown.reviews, ...next.reviews] }),
  },
})
