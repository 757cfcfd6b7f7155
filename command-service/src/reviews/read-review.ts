import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import { memberStream } from '@debut/events/members/member-events.ts'
import { membership } from '@debut/events/members/membership.ts'
import { readerStream } from '@debut/events/reviews/reader-events.ts'
import type { MarkReviewHelpful, ReportReview, UnmarkReviewHelpful } from '@debut/events/reviews/review-commands.ts'
import { reviewStream } from '@debut/events/reviews/review-events.ts'
import { reviewFacts } from '@debut/events/reviews/review-facts.ts'
import type { ReviewId } from '@debut/events/reviews/review-form.ts'
import type { MemberContext } from '../kernel/command.ts'
import type { Handle, Outcome } from '../kernel/handle.ts'
import { reader } from './reader.ts'

interface Parts {
  readonly handle: Handle
}

export const markReviewHelpful = async (
  { reviewId }: PayloadOf<typeof MarkReviewHelpful>,
  context: MemberContext,
  { handle }: Parts,
): Promise<Outcome> => {
  const facts = await factsOf(reviewId, context, handle)
  return handle(reader, readerStream(facts.memberId), { type: 'MarkReviewHelpful', reviewId, ...facts }, context)
}

export const unmarkReviewHelpful = (
  { reviewId }: PayloadOf<typeof UnmarkReviewHelpful>,
  context: MemberContext,
  { handle }: Parts,
): Promise<Outcome> => {
  const { memberId } = context.identity
  return handle(reader, readerStream(memberId), { type: 'UnmarkReviewHelpful', memberId, reviewId }, context)
}

export const reportReview = async (
  payload: PayloadOf<typeof ReportReview>,
  context: MemberContext,
  { handle }: Parts,
): Promise<Outcome> => {
  const facts = await factsOf(payload.reviewId, context, handle)
  return handle(reader, readerStream(facts.memberId), { type: 'ReportReview', ...payload, ...facts }, context)
}

const factsOf = async (reviewId: ReviewId, context: MemberContext, handle: Handle) => {
  const { memberId } = context.identity
  const [{ registered }, text] = await Promise.all([
    handle.readUnlessSettled(membership, memberStream(memberId), context),
    handle.read(reviewFacts, reviewStream(reviewId), context),
  ])
  return { memberId, registered, text }
}
