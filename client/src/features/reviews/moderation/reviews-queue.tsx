import type { ModeratedReviews } from '@debut/events/reviews/review-answers.ts'
import { moderatedReviewsRoute } from '@debut/events/reviews/review-routes.ts'
import { resource } from '../../../lib/resources/resource.ts'
import { textRow } from '../../../ui/moderation/text-row.tsx'
import { defineQueue } from '../../../ui/queues/queue.ts'
import { Stars } from '../stars.tsx'
import { moderatedReview } from './moderated-review.ts'

const moderatedReviews = resource(moderatedReviewsRoute, {
  pages: {
    next: ({ reviews, more }, asked) => {
      const after = more ? reviews.at(-1)?.oldestPosition : undefined
      return after === undefined ? undefined : { ...asked, after }
    },
    join: (shown, next) => ({ ...next, reviews: [...shown.reviews, ...next.reviews] }),
  },
})

export const reviewsQueue = defineQueue({
  name: 'reviews',
  title: 'Reviews',
  about: 'Reviews of products that members reported, or that a rule holds.',
  query: () => moderatedReviews(),
  waiting: ({ reviews, total, more }) => ({ rows: reviews.map(rowOf), total, hasMore: more }),
  empty: { title: 'No reviews need a decision', text: 'Reviews appear here once a member reports them or a rule holds them.' },
})

const rowOf = ({ reviewId, tool, author, rating, body, at, hiddenFor, reports }: ModeratedReviews['reviews'][number]) =>
  textRow({
    text: moderatedReview(reviewId),
    author,
    name: `${author.username}’s review`,
    place: { says: `Review of ${tool.name}`, address: `/tool/${tool.slug}?tab=reviews` },
    at,
    isHidden: hiddenFor !== null,
    heldBecause: hiddenFor?.isHeld === true ? hiddenFor.reason : null,
    hiddenFor: hiddenFor?.reason ?? null,
    badges: <Stars rating={rating} />,
    body,
    reports,
  })
