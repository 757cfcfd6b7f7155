import { defineSentences } from '../kernel/define-sentences.ts'

export const searchSentences = defineSentences({
  title: 'Search',
  says: 'Launched products, members, tags and posts by a few characters, also with a typing mistake.',
  of: {
    'GET /api/search': { says: 'What is found, the best first, of all kinds or of one.', example: { q: 'mail' } },
    'GET /api/search/popular': 'What most people look for: the best products, members and tags as they are known beforehand.',
  },
})
