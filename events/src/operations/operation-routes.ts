import { defineRoute } from '../kernel/define-route.ts'
import { OperatingState, OperatingStateBody } from './operating-state.ts'
import { Journal, OperationCounts, Operations, RoleHolders } from './operation-answers.ts'
import { JournalQuery } from './operation-questions.ts'

export const operationsRoute = /* @__PURE__ */ defineRoute('GET /api/operations', { who: 'admin', answer: Operations })
export const operationCountsRoute = /* @__PURE__ */ defineRoute('GET /api/operations/counts', {
  who: ['admin', 'moderator', 'analyst'],
  answer: OperationCounts,
})
export const roleHoldersRoute = /* @__PURE__ */ defineRoute('GET /api/operations/roles', { who: 'admin', answer: RoleHolders })
export const journalRoute = /* @__PURE__ */ defineRoute('GET /api/operations/journal', {
  who: 'admin',
  query: JournalQuery,
  answer: Journal,
})
export const operatingStateRoute = /* @__PURE__ */ defineRoute('POST /internal/operating-state', {
  who: 'everybody',
  body: OperatingStateBody,
  answer: OperatingState,
})
