import { defineCapability } from '../kernel/define-capability.ts'
import { visitSentences } from './visit-sentences.ts'
import { VisitCounts } from './visit-answers.ts'

/** How often tools are looked at, and visited from here: counted, and in no log. The edge does not pass requests to these routes. */
export const visits = defineCapability({
  name: 'visits',
  answers: {
    'POST /internal/visits': { who: 'everybody' },
    'POST /internal/visit-counts': { who: 'everybody', answer: VisitCounts },
  },
  sentences: visitSentences,
})
