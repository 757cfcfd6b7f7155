import { defineCapability } from '../kernel/define-capability.ts'
import { DrawingParams } from './drawing-questions.ts'
import { drawingSentences } from './drawing-sentences.ts'

/** Made-up pictures, for those who gave none. */
export const drawings = defineCapability({
  name: 'drawings',
  answers: {
    'GET /api/drawings/faces/:seed': { who: 'everybody', params: DrawingParams },
    'GET /api/drawings/logos/:seed': { who: 'everybody', params: DrawingParams },
    'GET /api/drawings/screens/:seed': { who: 'everybody', params: DrawingParams },
  },
  sentences: drawingSentences,
})
