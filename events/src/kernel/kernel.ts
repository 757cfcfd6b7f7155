import { routesByName } from './define-route.ts'
import { healthRoute, readinessRoute, metricsRoute, commandsRoute, liveRoute } from './kernel-routes.ts'
import { defineCapability } from './define-capability.ts'
import { ownPartsRoute } from './own-parts-routes.ts'
import { kernelProblems } from './kernel-problems.ts'
import { kernelSentences } from './kernel-sentences.ts'

/** What every service has, and what carries all capabilities alike. */
export const kernel = defineCapability({
  name: 'kernel',
  routes: routesByName(healthRoute, readinessRoute, metricsRoute, commandsRoute, ownPartsRoute, liveRoute),
  problems: kernelProblems,
  sentences: kernelSentences,
})
