import * as z from 'zod/mini'
import { CaseId } from '../cases/case-form.ts'
import { CaseParams } from '../cases/case-questions.ts'
import { defineRoute } from '../kernel/define-route.ts'
import { OpenReviews, Review, ReviewEvidenceKept } from './review-answers.ts'

export const openReviewsRoute = /* @__PURE__ */ defineRoute('GET /api/review', { who: 'admin', answer: OpenReviews })
export const reviewRoute = /* @__PURE__ */ defineRoute('GET /api/review/:caseId', { who: 'admin', params: CaseParams, answer: Review })

export const ReviewEvidenceBody = z.object({ launchId: CaseId })
export const reviewEvidenceRoute = /* @__PURE__ */ defineRoute('POST /internal/review-evidence', {
  who: 'everybody',
  answer: ReviewEvidenceKept,
})
