import { ask } from '../../lib/api/ask.ts'
import { popularRoute, searchRoute } from '@debut/events/search/search-routes.ts'
import type { ApiClient } from '../../lib/api/api-client.ts'

export const fetchFound = (api: ApiClient, address: string) => api.get(address, searchRoute.answer)

export const fetchPopular = (api: ApiClient) => ask(api, popularRoute)
