import { auditSignsRoute, openReviewsRoute, reviewRoute } from '@debut/events/vote-review/review-routes.ts'
import { resource } from '../../lib/resources/resource.ts'

/** Detectors go on, and other admins decide. */
const LOOK_MS = 5_000

export const openReviews = resource(openReviewsRoute, { pollingInterval: () => LOOK_MS })

export const reviewOf = resource(reviewRoute, { pollingInterval: () => LOOK_MS })

export const auditSigns = resource(auditSignsRoute, { isApart: true })
