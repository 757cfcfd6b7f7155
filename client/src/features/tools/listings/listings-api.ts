import { Listing, Neighbours, ListingsOverview } from '@debut/events/tools/listing-answers.ts'
import { ForSale } from '@debut/events/tools/sale-answers.ts'
import type { ApiClient } from '../../../lib/api/api-client.ts'

export const fetchListing = (api: ApiClient, query: string) => api.get(`/api/listings?${query}`, Listing)

export const fetchOverview = (api: ApiClient, query: string) => api.get(`/api/listings/overview?${query}`, ListingsOverview)

export const fetchForSale = (api: ApiClient, query: string) => api.get(`/api/for-sale?${query}`, ForSale)

export const fetchNeighbours = (api: ApiClient, tool: string) => api.get(`/api/tools/${encodeURIComponent(tool)}/neighbours`, Neighbours)
