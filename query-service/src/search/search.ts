import { searchRoute, popularRoute } from '@debut/events/search/search-routes.ts'
import { search as contract } from '@debut/events/search/search.ts'
import { serves } from '../kernel/query.ts'
import { popularQuery } from './popular-query.ts'
import { searchQuery } from './search-query.ts'

export const search = serves(contract, {
  answers: { [searchRoute.name]: searchQuery, [popularRoute.name]: popularQuery },
})
