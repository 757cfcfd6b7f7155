import { routesByName } from '../kernel/define-route.ts'
import { chatIdentityRoute } from './support-routes.ts'
import { defineCapability } from '../kernel/define-capability.ts'
import { supportProblems } from './support-problems.ts'
import { supportSentences } from './support-sentences.ts'

export const support = defineCapability({
  name: 'support',
  routes: routesByName(chatIdentityRoute),
  problems: supportProblems,
  sentences: supportSentences,
})
