import { defineRoute } from './define-route.ts'
import { OwnParts, OwnPartsQuery } from './own-parts.ts'

export const ownPartsRoute = /* @__PURE__ */ defineRoute('GET /api/own-parts', {
  who: 'members',
  beforeSecondFactor: true,
  query: OwnPartsQuery,
  answer: OwnParts,
})
