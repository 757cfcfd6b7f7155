import { search as contract } from '@debut/events/search/search.ts'
import { serves } from '../kernel/query.ts'
import { popularQuery } from './popular-query.ts'
import { searchQuery } from './search-query.ts'

export const search = serves(contract, {
  answers: { 'GET /api/search': searchQuery, 'GET /api/search/popular': popularQuery },
})
