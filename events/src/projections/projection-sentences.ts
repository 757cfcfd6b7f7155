import { defineSentences } from '../kernel/define-sentences.ts'

export const projectionSentences = defineSentences({
  title: 'Projections',
  says: 'How far the read models are, for those who audit.',
  of: { 'GET /api/projections': 'Each read model with the position in the log that it has reached, and why it stopped, if so.' },
})
