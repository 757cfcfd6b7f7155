import type { ModeratedReviews } from '@debut/events/reviews/review-answers.ts'
import { moderatedReviewsRoute } from '@debut/events/reviews/review-routes.ts'
import { resource } from '../../../lib/resources/resource.ts'
import { textRow } from '../../../ui/moderation/text-row.tsx'
import type { OfAuthor } from '../../../ui/moderation/of-author.ts'
import { staffTextPath } from '../../../ui/moderation/staff-text-path.ts'
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

export const reviewsQueue = (History: OfAuthor) =>
  defineQueue({
    name: 'reviews',
    title: 'Reviews',
    about: 'Reviews of products that members reported, or that a rule holds.',
    query: () => moderatedReviews(),
    waiting: ({ reviews, total, more }) => ({ rows: reviews.map((review) => rowOf(review, History)), total, hasMore: more }),
    empty: { title: 'No reviews need a decision', text: 'Reviews appear here once a member reports them or a rule holds them.' },
  })

const rowOf = (review: ModeratedReviews['reviews'][number], History: OfAuthor) => {
  const { reviewId, tool, author, rating, body, at, hiddenFor, reportedAs, reports, waitsFor } = review
  return textRow({
    text: moderatedReview(reviewId),
    author,
    name: `${author.username}’s review`,
    place: { says: `Review of ${tool.name}`, address: `/tool/${tool.slug}?tab=reviews` },
    at,
    isHidden: hiddenFor !== null,
    heldBecause: hiddenFor?.isHeld === true ? hiddenFor.reason : null,
    hiddenFor,
    reportedAs: reportedAs === null ? null : { title: null, body: reportedAs },
    reported: commonest(reports.map(({ reason }) => reason)),
    page: staffTextPath('review', reviewId),
    beside: <History memberId={author.memberId} username={author.username} />,
    badges: <Stars rating={rating} />,
    body,
    reports,
    waitsFor,
  })
}

const commonest = <Each,>(all: readonly Each[]): Each | undefined =>
  [...Map.groupBy(all, (each) => each)].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0]
