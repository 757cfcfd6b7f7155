import { routesByName } from '../kernel/define-route.ts'
import { projectionsRoute } from './projection-routes.ts'
import { defineCapability } from '../kernel/define-capability.ts'
import { DiscardBuild, RetryParked, SkipEvent, StartRebuild, SwapBack, SwapBuild } from './projection-commands.ts'
import { projectionEvents } from '../kernel/event-skipped.ts'
import { ParkedRetryAsked, RebuildAsked, rebuildEvents, SwapAsked } from './build-events.ts'
import { projectionProblems } from './projection-problems.ts'
import { projectionSentences } from './projection-sentences.ts'
import { projectionJournal } from './projection-journal.ts'

/** How far the read models are, for those who audit, what they are to do without, and how they are rebuilt. */
export const projections = defineCapability({
  name: 'projections',
  events: { projections: projectionEvents, rebuild: rebuildEvents, swap: [SwapAsked], parked: [ParkedRetryAsked] },
  jobs: { rebuild: RebuildAsked, swap: SwapAsked },
  commands: { SkipEvent, RetryParked, StartRebuild, DiscardBuild, SwapBuild, SwapBack },
  routes: routesByName(projectionsRoute),
  journal: projectionJournal,
  problems: projectionProblems,
  sentences: projectionSentences,
})
