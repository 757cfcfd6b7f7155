import { defineCapability } from '../kernel/define-capability.ts'
import { routesByName } from '../kernel/define-route.ts'
import { readerEvents, readerStream } from './reader-events.ts'
import { reviewCommands } from './review-commands.ts'
import { reviewEvents, reviewNotices } from './review-events.ts'
import { reviewProblems } from './review-problems.ts'
import { memberReviewsRoute, moderatedReviewsRoute, ownHelpfulRoute, ownReviewRoute, ratingRoute, reviewsRoute } from './review-routes.ts'
import { reviewSentences } from './review-sentences.ts'
import { reviewActs } from './review-acts.ts'
import { reviewJournal } from './review-journal.ts'

/** What members who tried a product say of it, and what its makers answer. */
export const reviews = defineCapability({
  name: 'reviews',
  events: { review: reviewEvents, reader: readerEvents },
  commands: reviewCommands,
  routes: routesByName(reviewsRoute, memberReviewsRoute, ratingRoute, ownReviewRoute, ownHelpfulRoute, moderatedReviewsRoute),
  ownStreams: (memberId) => [readerStream(memberId)],
  notices: reviewNotices,
  acts: reviewActs,
  journal: reviewJournal,
  problems: reviewProblems,
  sentences: reviewSentences,
})
