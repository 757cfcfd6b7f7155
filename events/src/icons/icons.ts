import { iconRoutes } from './icon-routes.ts'
import { defineCapability } from '../kernel/define-capability.ts'
import { iconSentences } from './icon-sentences.ts'

/** Answered at the edge, from packages of icons. */
export const icons = defineCapability({
  name: 'icons',
  answers: iconRoutes,
  sentences: iconSentences,
})
