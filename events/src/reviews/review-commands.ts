import * as z from 'zod/mini'
import { HideNote, HideReason, ReportNote, ReportReason, ShowReason } from '../kernel/texts/text-form.ts'
import { defineCommand } from '../kernel/define-command.ts'
import { MemberId } from '../kernel/ids.ts'
import { ToolId } from '../tools/tool-card.ts'
import { AnswerBody, Rating, ReviewBody, ReviewId } from './review-form.ts'

/** Reviews that one member can mark as helpful. */
export const HELPFUL_EACH = 20_000
/** Reviews that one member can report. */
export const REVIEW_REPORTS_EACH = 1_000

/** Writes it, or changes it where it is written: a member has one review of a product. */
export const WriteReview = defineCommand('WriteReview', { toolId: ToolId, rating: Rating, body: ReviewBody })
export const DeleteReview = defineCommand('DeleteReview', { toolId: ToolId }, { whileSanctioned: true })

/** By a maker of the product: writes the answer, or changes it. */
export const AnswerReview = defineCommand('AnswerReview', { reviewId: ReviewId, body: AnswerBody })
export const DeleteReviewAnswer = defineCommand('DeleteReviewAnswer', { reviewId: ReviewId }, { whileSanctioned: true })

export const MarkReviewHelpful = defineCommand('MarkReviewHelpful', { reviewId: ReviewId })
export const UnmarkReviewHelpful = defineCommand('UnmarkReviewHelpful', { reviewId: ReviewId }, { whileSanctioned: true })
export const ReportReview = defineCommand('ReportReview', { reviewId: ReviewId, reason: ReportReason, note: ReportNote })

/** Without a note, the author gets only the reason. */
const note = z.optional(z.nullable(HideNote))
export const HideReview = defineCommand('HideReview', { reviewId: ReviewId, reason: HideReason, note }, { who: 'moderators' })
export const ShowReview = defineCommand('ShowReview', { reviewId: ReviewId, reason: ShowReason }, { who: 'moderators' })
export const ClearReview = defineCommand('ClearReview', { reviewId: ReviewId }, { who: 'moderators' })

/** Sent by other capabilities alone: that it was hidden has turned out to be a mistake. */
export const ShowReviewAgain = defineCommand('ShowReviewAgain', { reviewId: ReviewId, by: MemberId }, { who: 'process' })

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
  ShowReviewAgain,
}
