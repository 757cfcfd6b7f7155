import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import type { ClearReview, HideReview, ShowReview } from '@debut/events/reviews/review-commands.ts'
import { reviewStream } from '@debut/events/reviews/review-events.ts'
import { reviewed } from '@debut/events/reviews/review-form.ts'
import type { MemberContext } from '../kernel/command.ts'
import type { Handle, Outcome } from '../kernel/handle.ts'
import { review } from './review.ts'

interface Parts {
  readonly handle: Handle
}

export const hideReview = (
  { reviewId, reason }: PayloadOf<typeof HideReview>,
  context: MemberContext,
  { handle }: Parts,
): Promise<Outcome> => {
  const { memberId: by } = context.identity
  return handle(review, reviewStream(reviewId), { type: 'HideReview', ...reviewed(reviewId), reason, by }, context)
}

export const showReview = (
  { reviewId, reason }: PayloadOf<typeof ShowReview>,
  context: MemberContext,
  { handle }: Parts,
): Promise<Outcome> => {
  const { memberId: by } = context.identity
  return handle(review, reviewStream(reviewId), { type: 'ShowReview', ...reviewed(reviewId), reason, by }, context)
}

export const clearReview = ({ reviewId }: PayloadOf<typeof ClearReview>, context: MemberContext, { handle }: Parts): Promise<Outcome> => {
  const { memberId: by } = context.identity
  return handle(review, reviewStream(reviewId), { type: 'ClearReview', ...reviewed(reviewId), by }, context)
}
