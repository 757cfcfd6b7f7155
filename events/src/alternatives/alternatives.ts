import { routesByName } from '../kernel/define-route.ts'
import { subjectsRoute, alternativesRoute, moderatedAlternativesRoute } from './alternative-routes.ts'
import { defineCapability } from '../kernel/define-capability.ts'
import { AcceptAlternative, ProposeAlternative, RejectAlternative } from './alternative-commands.ts'
import { AlternativeAccepted, AlternativeProposed, AlternativeRejected } from './alternative-events.ts'
import { alternativeProblems } from './alternative-problems.ts'
import { alternativeSentences } from './alternative-sentences.ts'
import { alternativeActs } from './alternative-acts.ts'

export const alternatives = defineCapability({
  name: 'alternatives',
  events: { alternative: [AlternativeProposed, AlternativeAccepted, AlternativeRejected] },
  commands: { ProposeAlternative, AcceptAlternative, RejectAlternative },
  routes: routesByName(subjectsRoute, alternativesRoute, moderatedAlternativesRoute),
  acts: alternativeActs,
  problems: alternativeProblems,
  sentences: alternativeSentences,
})
