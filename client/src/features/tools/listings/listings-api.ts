import { ask } from '../../../lib/api/ask.ts'
import { forSaleRoute, listingRoute, listingsOverviewRoute, neighboursRoute } from '@debut/events/tools/listing-routes.ts'
import type { ApiClient } from '../../../lib/api/api-client.ts'

export const fetchListing = (api: ApiClient, query: string) => api.get(`${listingRoute.path}?${query}`, listingRoute.answer)

export const fetchOverview = (api: ApiClient, query: string) =>
  api.get(`${listingsOverviewRoute.path}?${query}`, listingsOverviewRoute.answer)

export const fetchForSale = (api: ApiClient, query: string) => api.get(`${forSaleRoute.path}?${query}`, forSaleRoute.answer)

export const fetchNeighbours = (api: ApiClient, tool: string) => ask(api, neighboursRoute, { tool })
