import { defineCapability } from '../kernel/define-capability.ts'
import { Found, Popular } from './search-answers.ts'
import { SearchQuery } from './search-questions.ts'

import { searchSentences } from './search-sentences.ts'

export const search = defineCapability({
  name: 'search',
  sentences: searchSentences,
  answers: {
    'GET /api/search': { who: 'everybody', query: SearchQuery, answer: Found },
    'GET /api/search/popular': { who: 'everybody', answer: Popular },
  },
})
