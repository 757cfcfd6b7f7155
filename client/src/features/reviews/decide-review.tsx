import { ClearReview, HideReview, ShowReview } from '@debut/events/reviews/review-commands.ts'
import type { ComponentProps } from 'react'
import { DecideText } from '../../ui/moderation/decide-text.tsx'
import { HideDialog } from '../../ui/moderation/hide-dialog.tsx'
import type { Moderated } from '../../ui/moderation/moderated.ts'

type Of<Props> = Omit<Props, 'text'> & { readonly reviewId: string }

const moderatedReview = (reviewId: string): Moderated => ({
  id: reviewId,
  payload: { reviewId },
  hide: HideReview,
  show: ShowReview,
  clear: ClearReview,
  whenHidden: 'Only its author can read it until an admin shows it again.',
})

export const HideReviewDialog = ({ reviewId, ...props }: Of<ComponentProps<typeof HideDialog>>) => (
  <HideDialog text={moderatedReview(reviewId)} {...props} />
)

export const DecideReview = ({ reviewId, ...props }: Of<ComponentProps<typeof DecideText>>) => (
  <DecideText text={moderatedReview(reviewId)} {...props} />
)
