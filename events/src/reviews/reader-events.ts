import { ReportNote, ReportReason } from '../kernel/texts/text-form.ts'
import { defineEvent, type EventOf } from '../kernel/define-event.ts'
import { MemberId } from '../kernel/ids.ts'
import { personal } from '../kernel/personal.ts'
import { ReviewId } from './review-form.ts'

/** One stream per member who reads reviews: a review that many find helpful causes no write conflicts. */
export const readerStream = (memberId: MemberId) => `reader-${memberId}`

const mark = { memberId: MemberId, reviewId: ReviewId }

/** On `reader-<member>`, all of these. */
export const ReviewMarkedHelpful = defineEvent('ReviewMarkedHelpful', mark)
export const ReviewUnmarkedHelpful = defineEvent('ReviewUnmarkedHelpful', mark)
/** A review of somebody else should be looked at. */
export const ReviewReported = defineEvent('ReviewReported', {
  memberId: MemberId,
  reviewId: ReviewId,
  reason: ReportReason,
  note: personal(ReportNote),
})

export const readerEvents = [ReviewMarkedHelpful, ReviewUnmarkedHelpful, ReviewReported] as const
export type ReaderEvent = EventOf<(typeof readerEvents)[number]>
