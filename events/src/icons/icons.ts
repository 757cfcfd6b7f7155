import { routesByName } from '../kernel/define-route.ts'
import { iconsRoute } from './icon-routes.ts'
import { defineCapability } from '../kernel/define-capability.ts'
import { iconSentences } from './icon-sentences.ts'

/** Answered at the edge, from packages of icons. */
export const icons = defineCapability({
  name: 'icons',
  routes: routesByName(iconsRoute),
  sentences: iconSentences,
})
