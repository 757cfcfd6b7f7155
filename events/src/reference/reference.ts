import { routesByName } from '../kernel/define-route.ts'
import { openApiRoute } from './reference-routes.ts'
import { defineCapability } from '../kernel/define-capability.ts'
import { referenceSentences } from './reference-sentences.ts'

/** What all capabilities offer to programs, in one document. */
export const reference = defineCapability({
  name: 'reference',
  routes: routesByName(openApiRoute),
  sentences: referenceSentences,
})
