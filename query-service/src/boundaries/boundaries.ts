import { boundaries as contract } from '@debut/events/boundaries/boundaries.ts'
import { blockByRoute, listedBoundariesRoute, ownBoundariesRoute } from '@debut/events/boundaries/boundary-routes.ts'
import { serves } from '../kernel/query.ts'
import { blockByQuery } from './block-by-query.ts'
import { listedBoundariesQuery } from './listed-boundaries-query.ts'
import { ownBoundariesQuery } from './own-boundaries-query.ts'

export const boundaries = serves(contract, {
  answers: {
    [ownBoundariesRoute.name]: ownBoundariesQuery,
    [listedBoundariesRoute.name]: listedBoundariesQuery,
    [blockByRoute.name]: blockByQuery,
  },
})
