import { defineCapability } from '../kernel/define-capability.ts'
import { OpenApi } from './reference-answers.ts'
import { referenceSentences } from './reference-sentences.ts'

/** What all capabilities offer to programs, in one document. */
export const reference = defineCapability({
  name: 'reference',
  answers: { 'GET /api/openapi.json': { who: 'everybody', answer: OpenApi } },
  sentences: referenceSentences,
})
