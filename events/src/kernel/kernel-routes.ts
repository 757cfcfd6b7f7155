import { defineRoute } from './define-route.ts'
import { CommandAccepted, CommandBody } from './command-answers.ts'
import { OwnParts, OwnPartsQuery } from './own-parts.ts'

export const healthRoute = /* @__PURE__ */ defineRoute('GET /healthz', { who: 'everybody' })
export const readinessRoute = /* @__PURE__ */ defineRoute('GET /readyz', { who: 'everybody' })
export const metricsRoute = /* @__PURE__ */ defineRoute('GET /metrics', { who: 'everybody' })
export const commandsRoute = /* @__PURE__ */ defineRoute('POST /api/commands', {
  who: 'members',
  body: CommandBody,
  answer: CommandAccepted,
})
export const ownPartsRoute = defineRoute('GET /api/own-parts', {
  who: 'members',
  beforeSecondFactor: true,
  query: OwnPartsQuery,
  answer: OwnParts,
})
export const liveRoute = /* @__PURE__ */ defineRoute('GET /api/live', { who: 'everybody' })
