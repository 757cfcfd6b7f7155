import { routesByName } from '../kernel/define-route.ts'
import { faceRoute, logoRoute, screenRoute } from './drawing-routes.ts'
import { defineCapability } from '../kernel/define-capability.ts'
import { drawingSentences } from './drawing-sentences.ts'

/** Made-up pictures, for those who gave none. */
export const drawings = defineCapability({
  name: 'drawings',
  routes: routesByName(faceRoute, logoRoute, screenRoute),
  sentences: drawingSentences,
})
