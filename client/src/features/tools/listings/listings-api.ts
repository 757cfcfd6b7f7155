import { ask } from '../../../lib/api/ask.ts'
import { forSaleRoute, listingRoute, listingsOverviewRoute, neighboursRoute } from '@debut/events/tools/listing-routes.ts'
import type { ApiClient } from '../../../lib/api/api-client.ts'

export const fetchListing = (api: ApiClient, address: string) => api.get(address, listingRoute.answer)

export const fetchOverview = (api: ApiClient, address: string) => api.get(address, listingsOverviewRoute.answer)

export const fetchForSale = (api: ApiClient, address: string) => api.get(address, forSaleRoute.answer)

export const fetchNeighbours = (api: ApiClient, tool: string) => ask(api, neighboursRoute, { tool })
