import { routesByName } from '../kernel/define-route.ts'
import { projectionsRoute } from './projection-routes.ts'
import { defineCapability } from '../kernel/define-capability.ts'
import { SkipEvent } from './projection-commands.ts'
import { projectionEvents } from '../kernel/event-skipped.ts'
import { projectionProblems } from './projection-problems.ts'
import { projectionSentences } from './projection-sentences.ts'

/** How far the read models are, for those who audit, and what they are to do without. */
export const projections = defineCapability({
  name: 'projections',
  events: { projections: projectionEvents },
  commands: { SkipEvent },
  routes: routesByName(projectionsRoute),
  problems: projectionProblems,
  sentences: projectionSentences,
})
