import { defineCapability } from '../kernel/define-capability.ts'
import { Projections } from './projection-answers.ts'
import { projectionSentences } from './projection-sentences.ts'

/** How far the read models are, for those who audit. */
export const projections = defineCapability({
  name: 'projections',
  answers: { 'GET /api/projections': { who: ['admin', 'analyst'], answer: Projections } },
  sentences: projectionSentences,
})
