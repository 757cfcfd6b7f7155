import { defineRoute } from '../kernel/define-route.ts'
import { Found, Popular } from './search-answers.ts'
import { SearchQuery } from './search-questions.ts'

export const searchRoute = /* @__PURE__ */ defineRoute('GET /api/search', { who: 'everybody', query: SearchQuery, answer: Found })
export const popularRoute = /* @__PURE__ */ defineRoute('GET /api/search/popular', { who: 'everybody', answer: Popular })
