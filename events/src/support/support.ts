import { supportRoutes } from './support-routes.ts'
import { defineCapability } from '../kernel/define-capability.ts'
import { supportProblems } from './support-problems.ts'
import { supportSentences } from './support-sentences.ts'

export const support = defineCapability({
  name: 'support',
  answers: supportRoutes,
  problems: supportProblems,
  sentences: supportSentences,
})
