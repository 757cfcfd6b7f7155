import type { ReportReason } from '@debut/events/kernel/texts/text-form.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { type ReaderEvent, ReviewMarkedHelpful, ReviewReported, ReviewUnmarkedHelpful } from '@debut/events/reviews/reader-events.ts'
import { HELPFUL_EACH, REVIEW_REPORTS_EACH } from '@debut/events/reviews/review-commands.ts'
import type { ReviewFacts } from '@debut/events/reviews/review-facts.ts'
import { type ReviewId, reviewed } from '@debut/events/reviews/review-form.ts'
import { bucketOf, type BucketedMarks, isMarked, noMarks, withBucketedMark } from '../kernel/bucketed-marks.ts'
import type { Decider } from '../kernel/decider.ts'
import { mark, unmark } from '../kernel/mark.ts'

type ReaderRefusal = 'not-registered' | 'unknown-review' | 'helpful-your-own' | 'too-many-helpful' | 'report-your-own' | 'too-many-reports'

interface Reading {
  readonly registered: boolean
  /** The review, as its stream says. */
  readonly text: Pick<ReviewFacts, 'rating' | 'hidden'>
}

/** Each names the member; what others decide comes from their streams. */
export type ReaderCommand = { readonly memberId: MemberId; readonly reviewId: ReviewId } & (
  | ({ readonly type: 'MarkReviewHelpful' } & Reading)
  | { readonly type: 'UnmarkReviewHelpful' }
  | ({ readonly type: 'ReportReview'; readonly reason: ReportReason; readonly note: string | null } & Reading)
)

/** The marks are of reviews that they find helpful. */
interface Reader extends BucketedMarks {
  readonly reported: readonly string[]
}

/** Marking or reporting twice is doing so once. What can't be read any more can still be unmarked. */
export const reader: Decider<ReaderCommand, Reader, ReaderEvent, ReaderRefusal> = {
  initial: { ...noMarks, reported: [] },
  snapshot: {
    version: 1,
    parts: 'marks',
    partOf: ({ type, data }) => (type === 'ReviewReported' ? undefined : bucketOf(data.reviewId)),
  },
  partFor: ({ reviewId }) => bucketOf(reviewId),

  decide(command, state) {
    const { memberId, reviewId } = command
    const isOwn = reviewed(reviewId).memberId === memberId
    switch (command.type) {
      case 'MarkReviewHelpful':
        return mark(isMarked(state, reviewId), ReviewMarkedHelpful({ memberId, reviewId }), {
          'not-registered': !command.registered,
          'unknown-review': !isReadable(command.text),
          'helpful-your-own': isOwn,
          'too-many-helpful': state.count >= HELPFUL_EACH,
        })
      case 'UnmarkReviewHelpful':
        return unmark(isMarked(state, reviewId), ReviewUnmarkedHelpful({ memberId, reviewId }))
      case 'ReportReview': {
        const { reason, note } = command
        return mark(state.reported.includes(reviewId), ReviewReported({ memberId, reviewId, reason, note }), {
          'not-registered': !command.registered,
          'unknown-review': !isReadable(command.text),
          'report-your-own': isOwn,
          'too-many-reports': state.reported.length >= REVIEW_REPORTS_EACH,
        })
      }
    }
  },

  evolve(state, { type, data }) {
    switch (type) {
      case 'ReviewMarkedHelpful':
        return { ...state, ...withBucketedMark(state, data.reviewId, true) }
      case 'ReviewUnmarkedHelpful':
        return { ...state, ...withBucketedMark(state, data.reviewId, false) }
      case 'ReviewReported':
        return { ...state, reported: [...state.reported, data.reviewId] }
    }
  },
}

const isReadable = ({ rating, hidden }: Reading['text']): boolean => rating !== undefined && !hidden
