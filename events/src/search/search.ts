import { routesByName } from '../kernel/define-route.ts'
import { searchRoute, popularRoute } from './search-routes.ts'
import { defineCapability } from '../kernel/define-capability.ts'

import { searchSentences } from './search-sentences.ts'

export const search = defineCapability({
  name: 'search',
  sentences: searchSentences,
  routes: routesByName(searchRoute, popularRoute),
})
