import type { ModeratedReviews } from '@debut/events/reviews/review-answers.ts'
import { late } from '../../../ui/late.tsx'
import { HiddenBadge } from '../../../ui/moderation/hidden-badge.tsx'
import { WaitingText } from '../../../ui/moderation/waiting-text.tsx'
import { Stars } from '../stars.tsx'
import { moderatedReviews } from './moderated-reviews.ts'

const DecideReview = late(async () => (await import('../decide-review.tsx')).DecideReview)

/** A review that a moderator has yet to decide about. */
export const WaitingReview = ({ review }: { readonly review: ModeratedReviews['reviews'][number] }) => {
  const { reviewId, tool, author, rating, body, at, hiddenFor, reports } = review
  const name = `${author.username}’s review`
  const isHidden = hiddenFor !== null
  return (
    <WaitingText
      author={author}
      name={name}
      place={{ says: `Review of ${tool.name}`, address: `/tool/${tool.slug}?tab=reviews` }}
      at={at}
      badges={
        <>
          <HiddenBadge isHidden={isHidden} heldBecause={hiddenFor?.isHeld === true ? hiddenFor.reason : null} />
          <Stars rating={rating} />
        </>
      }
      body={body}
      reports={reports}
    >
      <DecideReview reviewId={reviewId} name={name} isHidden={isHidden} changes={[moderatedReviews()]} />
    </WaitingText>
  )
}
