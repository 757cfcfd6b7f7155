import * as z from 'zod/mini'
import { CaseParams } from '../cases/case-questions.ts'
import { JobId } from '../jobs/job-id.ts'
import { defineRoute } from '../kernel/define-route.ts'
import { LogPosition } from '../kernel/ids.ts'
import { queryNumber } from '../kernel/query-fields.ts'
import { Audit, Audits, AuditScope, AuditSteps, AuditCase, CaseVoter } from './audit-answers.ts'

const params = z.object({ jobId: JobId })
/** Of steps; the first is 1. */
const StepsQuery = z.object({ page: z._default(queryNumber(1, 1_000_000), 1), scope: z._default(AuditScope, 'asked') })

export const auditsRoute = /* @__PURE__ */ defineRoute('GET /api/audits', { who: 'admin', answer: Audits })
export const auditRoute = /* @__PURE__ */ defineRoute('GET /api/audits/:jobId', { who: 'admin', params, answer: Audit })
export const auditStepsRoute = /* @__PURE__ */ defineRoute('GET /api/audits/:jobId/steps', {
  who: 'admin',
  params,
  query: StepsQuery,
  answer: AuditSteps,
})
export const auditCaseRoute = /* @__PURE__ */ defineRoute('GET /api/audits/:jobId/case', {
  who: 'admin',
  params,
  answer: AuditCase,
})
/** The voter is named by one of their votes, as a pseudonym can't be turned back. */
export const caseVoterRoute = /* @__PURE__ */ defineRoute('GET /api/cases/:caseId/voter', {
  who: 'admin',
  params: CaseParams,
  query: z.object({ vote: z.pipe(z.coerce.number(), LogPosition) }),
  answer: CaseVoter,
})
