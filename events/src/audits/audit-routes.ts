import * as z from 'zod/mini'
import { JobId } from '../jobs/job-id.ts'
import { defineRoute } from '../kernel/define-route.ts'
import { queryNumber } from '../kernel/query-fields.ts'
import { Audit, Audits, AuditSteps } from './audit-answers.ts'

const params = z.object({ jobId: JobId })
/** Of steps; the first is 1. */
const StepsQuery = z.object({ page: z._default(queryNumber(1, 1_000_000), 1) })

export const auditsRoute = /* @__PURE__ */ defineRoute('GET /api/audits', { who: 'admin', answer: Audits })
export const auditRoute = /* @__PURE__ */ defineRoute('GET /api/audits/:jobId', { who: 'admin', params, answer: Audit })
export const auditStepsRoute = /* @__PURE__ */ defineRoute('GET /api/audits/:jobId/steps', {
  who: 'admin',
  params,
  query: StepsQuery,
  answer: AuditSteps,
})
