import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import { memberStream } from '@debut/events/members/member-events.ts'
import { membership } from '@debut/events/members/membership.ts'
import type { DeleteReview, WriteReview } from '@debut/events/reviews/review-commands.ts'
import { ReviewWritten, reviewStream } from '@debut/events/reviews/review-events.ts'
import { reviewFacts } from '@debut/events/reviews/review-facts.ts'
import { reviewIdOf } from '@debut/events/reviews/review-form.ts'
import { REVIEWS } from '@debut/events/reviews/review-rules.ts'
import { toolStream } from '@debut/events/tools/tool-events.ts'
import { toolFacts } from '@debut/events/tools/tool-facts.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { MemberContext } from '../kernel/command.ts'
import { type Handle, isRefusal, type Outcome } from '../kernel/handle.ts'
import { findBeginning, findWritingTime } from '../kernel/texts/find-writing-time.ts'
import { lookAtEdit, lookAtNew, type LookParts } from '../kernel/texts/holds/look-at-text.ts'
import { review } from './review.ts'

interface Parts extends LookParts {
  readonly log: EventStore
  readonly handle: Handle
}

export const writeReview = async (
  { toolId, rating, body }: PayloadOf<typeof WriteReview>,
  context: MemberContext,
  parts: Parts,
): Promise<Outcome> => {
  const { log, handle } = parts
  const { memberId } = context.identity
  const reviewId = reviewIdOf(toolId, memberId)
  const stream = reviewStream(reviewId)
  const [{ registered, verified }, { shown: toolIsShown, makers }, { rating: ratedBefore }, writtenAt, registeredAt] = await Promise.all([
    handle.read(membership, memberStream(memberId), context),
    handle.read(toolFacts, toolStream(toolId), context),
    handle.read(reviewFacts, stream, context),
    findWritingTime(stream, ReviewWritten.type, context, log),
    findBeginning(memberStream(memberId), context, log),
  ])
  const look = ratedBefore === undefined ? lookAtNew : lookAtEdit
  const looked = await look({ rules: REVIEWS, textId: reviewId, body, registeredAt }, context, parts)
  const facts = { registered, verified, toolIsShown, makers, at: context.at, writtenAt, text: looked.facts }
  const outcome = await handle(review, stream, { type: 'WriteReview', toolId, memberId, rating, body, ...facts }, context)
  await looked.settle(outcome)
  return outcome
}

export const deleteReview = async (
  { toolId }: PayloadOf<typeof DeleteReview>,
  context: MemberContext,
  { handle, writtenTexts }: Parts,
): Promise<Outcome> => {
  const { memberId } = context.identity
  const reviewId = reviewIdOf(toolId, memberId)
  const outcome = await handle(review, reviewStream(reviewId), { type: 'DeleteReview', toolId, memberId }, context)
  if (!isRefusal(outcome)) await writtenTexts.forgetWords(memberId, reviewId)
  return outcome
}
