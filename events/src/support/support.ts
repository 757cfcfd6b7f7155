import { routesByName } from '../kernel/define-route.ts'
import { contactRoutes } from './contact-routes.ts'
import { chatIdentityRoute } from './support-routes.ts'
import { defineCapability } from '../kernel/define-capability.ts'
import { supportProblems } from './support-problems.ts'
import { supportSentences } from './support-sentences.ts'

export const support = defineCapability({
  name: 'support',
  routes: routesByName(...contactRoutes, chatIdentityRoute),
  problems: supportProblems,
  sentences: supportSentences,
})
