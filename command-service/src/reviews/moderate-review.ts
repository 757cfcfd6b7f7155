import { reviewStream } from '@debut/events/reviews/review-events.ts'
import { reviewed, type ReviewId } from '@debut/events/reviews/review-form.ts'
import { moderates } from '../kernel/texts/decide-on-text.ts'
import { review } from './review.ts'

export const moderateReview = moderates(review, ({ reviewId }: { readonly reviewId: ReviewId }) => ({
  stream: reviewStream(reviewId),
  text: reviewed(reviewId),
}))
