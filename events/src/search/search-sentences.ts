import { defineSentences } from '../kernel/define-sentences.ts'

export const searchSentences = defineSentences({
  title: 'Search',
  says: 'Launched products, members and tags by a few letters, in spite of a slip.',
  of: {
    'GET /api/search': { says: 'What is found, the best first, of all kinds or of one.', example: { q: 'mail' } },
    'GET /api/search/popular': 'What most people look for: the best products, members and tags as they are known beforehand.',
  },
})
