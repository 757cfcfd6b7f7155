import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import { memberStream } from '@debut/events/members/member-events.ts'
import { membership } from '@debut/events/members/membership.ts'
import type { DeleteReview, WriteReview } from '@debut/events/reviews/review-commands.ts'
import { ReviewWritten, reviewStream } from '@debut/events/reviews/review-events.ts'
import { reviewIdOf } from '@debut/events/reviews/review-form.ts'
import { toolStream } from '@debut/events/tools/tool-events.ts'
import { toolFacts } from '@debut/events/tools/tool-facts.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { MemberContext } from '../kernel/command.ts'
import { findWritingTime } from '../kernel/find-writing-time.ts'
import type { Handle, Outcome } from '../kernel/handle.ts'
import { review } from './review.ts'

interface Parts {
  readonly log: EventStore
  readonly handle: Handle
}

export const writeReview = async (
  { toolId, rating, body }: PayloadOf<typeof WriteReview>,
  context: MemberContext,
  { log, handle }: Parts,
): Promise<Outcome> => {
  const { memberId } = context.identity
  const stream = reviewStream(reviewIdOf(toolId, memberId))
  const [{ registered, verified }, { shown: toolIsShown, makers }, writtenAt] = await Promise.all([
    handle.lookNow(membership, memberStream(memberId), context),
    handle.lookNow(toolFacts, toolStream(toolId), context),
    findWritingTime(stream, ReviewWritten.type, context, log),
  ])
  const facts = { registered, verified, toolIsShown, makers, at: context.at, writtenAt }
  return handle(review, stream, { type: 'WriteReview', toolId, memberId, rating, body, ...facts }, context)
}

export const deleteReview = ({ toolId }: PayloadOf<typeof DeleteReview>, context: MemberContext, { handle }: Parts): Promise<Outcome> => {
  const { memberId } = context.identity
  return handle(review, reviewStream(reviewIdOf(toolId, memberId)), { type: 'DeleteReview', toolId, memberId }, context)
}
