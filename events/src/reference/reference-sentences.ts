import { defineSentences } from '../kernel/define-sentences.ts'

export const referenceSentences = defineSentences({
  title: 'This document',
  says: 'The document of the API itself.',
  of: {
    'GET /api/openapi.json': {
      says: 'Every operation with who may call it, what it takes and what it answers, in OpenAPI 3.1.',
      // Its form is OpenAPI's own.
      gives: 'application/json',
    },
  },
})
