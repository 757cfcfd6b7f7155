import { defineCapability } from '../kernel/define-capability.ts'
import { routesByName } from '../kernel/define-route.ts'
import { journalRoute, operatingStateRoute, operationCountsRoute, operationsRoute, roleHoldersRoute } from './operation-routes.ts'
import { operationSentences } from './operation-sentences.ts'

/** How everything is running, what needs a person, and the journal of what staff and processes did. */
export const operations = defineCapability({
  name: 'operations',
  routes: routesByName(operationsRoute, operationCountsRoute, roleHoldersRoute, journalRoute, operatingStateRoute),
  sentences: operationSentences,
})
