import { defineCapability } from '../kernel/define-capability.ts'
import { routesByName } from '../kernel/define-route.ts'
import { auditSignsRoute, openReviewsRoute, reviewEvidenceRoute, reviewRoute, voteNetworksRoute } from './review-routes.ts'
import { reviewSentences } from './review-sentences.ts'

/** Detectors look at votes and hold what is out of line, until people have decided. What they hold is of `voting`, what people decide of `cases`. */
export const voteReview = defineCapability({
  name: 'vote-review',
  routes: routesByName(openReviewsRoute, reviewRoute, auditSignsRoute, reviewEvidenceRoute, voteNetworksRoute),
  sentences: reviewSentences,
})
