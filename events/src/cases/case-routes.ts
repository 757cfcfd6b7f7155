import { defineRoute } from '../kernel/define-route.ts'
import { CaseFile, CasePreview, OwnLookups } from './case-answers.ts'
import { CaseParams, PreviewQuery } from './case-questions.ts'

export const caseRoute = /* @__PURE__ */ defineRoute('GET /api/cases/:caseId', { who: 'admin', params: CaseParams, answer: CaseFile })
export const casePreviewRoute = /* @__PURE__ */ defineRoute('GET /api/cases/:caseId/preview', {
  who: 'admin',
  params: CaseParams,
  query: PreviewQuery,
  answer: CasePreview,
})
export const ownLookupsRoute = /* @__PURE__ */ defineRoute('GET /api/own-lookups', { who: 'members', answer: OwnLookups })
