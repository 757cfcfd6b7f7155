import { defineSentences } from '../kernel/define-sentences.ts'

const drawing = (says: string) => ({ says, problems: ['not-found'], gives: 'image/svg+xml' })

export const drawingSentences = defineSentences({
  title: 'Drawings',
  says: 'Made-up pictures, for those who gave none. The same seed is the same picture for ever.',
  of: {
    'GET /api/drawings/faces/:seed': drawing('A face.'),
    'GET /api/drawings/logos/:seed': drawing('A logo.'),
    'GET /api/drawings/screens/:seed': drawing('A screen of a made-up product.'),
  },
})
