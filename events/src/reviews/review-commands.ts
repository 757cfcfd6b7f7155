import { HideReason, ReportNote, ReportReason } from '../kernel/texts/text-form.ts'
import { defineCommand } from '../kernel/define-command.ts'
import { ToolId } from '../tools/tool-card.ts'
import { AnswerBody, Rating, ReviewBody, ReviewId } from './review-form.ts'

/** Reviews that one member can mark as helpful. */
export const HELPFUL_EACH = 20_000
/** Reviews that one member can report. */
export const REVIEW_REPORTS_EACH = 1_000

/** Writes it, or changes it where it is written: a member has one review of a product. */
export const WriteReview = defineCommand('WriteReview', { toolId: ToolId, rating: Rating, body: ReviewBody })
export const DeleteReview = defineCommand('DeleteReview', { toolId: ToolId })

/** By a maker of the product: writes the answer, or changes it. */
export const AnswerReview = defineCommand('AnswerReview', { reviewId: ReviewId, body: AnswerBody })
export const DeleteReviewAnswer = defineCommand('DeleteReviewAnswer', { reviewId: ReviewId })

export const MarkReviewHelpful = defineCommand('MarkReviewHelpful', { reviewId: ReviewId })
export const UnmarkReviewHelpful = defineCommand('UnmarkReviewHelpful', { reviewId: ReviewId })
export const ReportReview = defineCommand('ReportReview', { reviewId: ReviewId, reason: ReportReason, note: ReportNote })

export const HideReview = defineCommand('HideReview', { reviewId: ReviewId, reason: HideReason }, { who: 'moderators' })
export const ShowReview = defineCommand('ShowReview', { reviewId: ReviewId, reason: HideReason }, { who: 'moderators' })
export const ClearReview = defineCommand('ClearReview', { reviewId: ReviewId }, { who: 'moderators' })

export const reviewCommands = {
  WriteReview,
  DeleteReview,
  AnswerReview,
  DeleteReviewAnswer,
  MarkReviewHelpful,
  UnmarkReviewHelpful,
  ReportReview,
  HideReview,
  ShowReview,
  ClearReview,
}
