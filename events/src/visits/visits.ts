import { routesByName } from '../kernel/define-route.ts'
import { visitorEventsRoute, noteVisitRoute, visitCountsRoute } from './visit-routes.ts'
import { defineCapability } from '../kernel/define-capability.ts'
import { visitSentences } from './visit-sentences.ts'

/** What visitors do, and how often tools are looked at and visited from here: counted, and in no log. The edge keeps the first route to itself, and does not pass requests to the others. */
export const visits = defineCapability({
  name: 'visits',
  routes: routesByName(visitorEventsRoute, noteVisitRoute, visitCountsRoute),
  sentences: visitSentences,
})
