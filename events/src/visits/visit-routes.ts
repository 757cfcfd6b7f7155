import { defineRoute } from '../kernel/define-route.ts'
import { VisitCounts } from './visit-answers.ts'
import { VisitorEvents } from './visit-questions.ts'

export const visitorEventsRoute = /* @__PURE__ */ defineRoute('POST /api/savory', { who: 'everybody', body: VisitorEvents })
export const noteVisitRoute = /* @__PURE__ */ defineRoute('POST /internal/visits', { who: 'everybody' })
export const visitCountsRoute = /* @__PURE__ */ defineRoute('POST /internal/visit-counts', { who: 'everybody', answer: VisitCounts })
