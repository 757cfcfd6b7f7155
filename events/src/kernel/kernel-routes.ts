import { defineRoute } from './define-route.ts'
import { CommandAccepted, CommandBody } from './command-answers.ts'

export const healthRoute = /* @__PURE__ */ defineRoute('GET /healthz', { who: 'everybody' })
export const readinessRoute = /* @__PURE__ */ defineRoute('GET /readyz', { who: 'everybody' })
export const metricsRoute = /* @__PURE__ */ defineRoute('GET /metrics', { who: 'everybody' })
export const commandsRoute = /* @__PURE__ */ defineRoute('POST /api/commands', {
  who: 'members',
  // Each command says by itself whether it is.
  whileSanctioned: true,
  body: CommandBody,
  answer: CommandAccepted,
})
export const liveRoute = /* @__PURE__ */ defineRoute('GET /api/live', { who: 'everybody' })
