import * as z from 'zod/mini'
import { CaseId } from '../cases/case-form.ts'
import { CaseParams } from '../cases/case-questions.ts'
import { JobId } from '../jobs/job-id.ts'
import { Day } from '../kernel/days.ts'
import { defineRoute } from '../kernel/define-route.ts'
import { AuditSigns, OpenReviews, Review, ReviewEvidenceKept, VoteNetworks } from './review-answers.ts'

export const openReviewsRoute = /* @__PURE__ */ defineRoute('GET /api/review', { who: 'admin', answer: OpenReviews })
export const reviewRoute = /* @__PURE__ */ defineRoute('GET /api/review/:caseId', { who: 'admin', params: CaseParams, answer: Review })
export const auditSignsRoute = /* @__PURE__ */ defineRoute('GET /api/audits/:jobId/signs', {
  who: 'admin',
  params: z.object({ jobId: JobId }),
  answer: AuditSigns,
})

export const ReviewEvidenceBody = z.object({ launchId: CaseId })
export const reviewEvidenceRoute = /* @__PURE__ */ defineRoute('POST /internal/review-evidence', {
  who: 'everybody',
  answer: ReviewEvidenceKept,
})

export const VoteNetworksBody = z.object({ day: Day })
export const voteNetworksRoute = /* @__PURE__ */ defineRoute('POST /internal/vote-networks', { who: 'everybody', answer: VoteNetworks })
