import * as z from 'zod/mini'
import { defineRoute } from '../kernel/define-route.ts'
import { pageFields, queryNumber } from '../kernel/query-fields.ts'
import { JobId } from '../jobs/job-id.ts'
import { Analysis, AnalysisRows, SavedAnalyses } from './analysis-answers.ts'

const who = ['admin', 'analyst'] as const
const params = /* @__PURE__ */ z.object({ jobId: JobId })

/** Rows after so many. */
export const AnalysisRowsQuery = /* @__PURE__ */ z.object({
  limit: z._default(queryNumber(1, 500), 100),
  after: z._default(queryNumber(0, 1_000_000), 0),
})

export const savedAnalysesRoute = /* @__PURE__ */ defineRoute('GET /api/analyses', {
  who,
  query: z.object(pageFields),
  answer: SavedAnalyses,
})
export const analysisRoute = /* @__PURE__ */ defineRoute('GET /api/analyses/:jobId', { who, params, answer: Analysis })
export const analysisRowsRoute = /* @__PURE__ */ defineRoute('GET /api/analyses/:jobId/rows', {
  who,
  params,
  query: AnalysisRowsQuery,
  answer: AnalysisRows,
})
