import type { ComponentProps } from 'react'
import { HideDialog } from '../../../ui/moderation/hide-dialog.tsx'
import { moderatedReview } from './moderated-review.ts'

type Props = Omit<ComponentProps<typeof HideDialog>, 'text'> & { readonly reviewId: string }

export const HideReviewDialog = ({ reviewId, ...props }: Props) => <HideDialog text={moderatedReview(reviewId)} {...props} />
