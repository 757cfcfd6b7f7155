import { defineCapability } from '../kernel/define-capability.ts'
import { visitSentences } from './visit-sentences.ts'
import { VisitCounts } from './visit-answers.ts'
import { VisitorEvents } from './visit-questions.ts'

/** What visitors do, and how often tools are looked at and visited from here: counted, and in no log. The edge keeps the first route to itself, and does not pass requests to the others. */
export const visits = defineCapability({
  name: 'visits',
  answers: {
    'POST /api/savory': { who: 'everybody', body: VisitorEvents },
    'POST /internal/visits': { who: 'everybody' },
    'POST /internal/visit-counts': { who: 'everybody', answer: VisitCounts },
  },
  sentences: visitSentences,
})
