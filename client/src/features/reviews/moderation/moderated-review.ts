import { ClearReview, HideReview, ShowReview } from '@debut/events/reviews/review-commands.ts'
import type { Moderated } from '../../../ui/moderation/moderated.ts'

/** A review, as its moderators know it. */
export const moderatedReview = (reviewId: string): Moderated => ({
  id: reviewId,
  payload: { reviewId },
  hide: HideReview,
  show: ShowReview,
  clear: ClearReview,
  whenHidden: ['Only its author can read it until a moderator shows it again.'],
})
