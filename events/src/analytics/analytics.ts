import { defineCapability } from '../kernel/define-capability.ts'
import { VisitorEvents } from './analytics-questions.ts'
import { analyticsSentences } from './analytics-sentences.ts'

/** What visitors do, counted at the edge. */
export const analytics = defineCapability({
  name: 'analytics',
  answers: { 'POST /api/savory': { who: 'everybody', body: VisitorEvents } },
  sentences: analyticsSentences,
})
