import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import { memberStream } from '@debut/events/members/member-events.ts'
import { membership } from '@debut/events/members/membership.ts'
import type { AnswerReview, DeleteReviewAnswer } from '@debut/events/reviews/review-commands.ts'
import { reviewStream } from '@debut/events/reviews/review-events.ts'
import { reviewed } from '@debut/events/reviews/review-form.ts'
import { toolStream } from '@debut/events/tools/tool-events.ts'
import { toolFacts } from '@debut/events/tools/tool-facts.ts'
import type { MemberContext } from '../kernel/command.ts'
import type { Handle, Outcome } from '../kernel/handle.ts'
import { review } from './review.ts'

interface Parts {
  readonly handle: Handle
}

export const answerReview = async (
  { reviewId, body }: PayloadOf<typeof AnswerReview>,
  context: MemberContext,
  { handle }: Parts,
): Promise<Outcome> => {
  const { toolId, memberId } = reviewed(reviewId)
  const { memberId: makerId } = context.identity
  const [{ registered }, { makers }] = await Promise.all([
    handle.read(membership, memberStream(makerId), context),
    handle.read(toolFacts, toolStream(toolId), context),
  ])
  const command = { type: 'AnswerReview', toolId, memberId, makerId, body, registered, makers } as const
  return handle(review, reviewStream(reviewId), command, context)
}

export const deleteReviewAnswer = async (
  { reviewId }: PayloadOf<typeof DeleteReviewAnswer>,
  context: MemberContext,
  { handle }: Parts,
): Promise<Outcome> => {
  const { toolId, memberId } = reviewed(reviewId)
  const { memberId: makerId } = context.identity
  const { makers } = await handle.read(toolFacts, toolStream(toolId), context)
  return handle(review, reviewStream(reviewId), { type: 'DeleteReviewAnswer', toolId, memberId, makerId, makers }, context)
}
