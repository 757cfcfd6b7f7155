import { ask } from '../../lib/api/ask.ts'
import { popularRoute, searchRoute } from '@debut/events/search/search-routes.ts'
import type { ApiClient } from '../../lib/api/api-client.ts'

export const fetchFound = (api: ApiClient, query: string) => api.get(`${searchRoute.path}?${query}`, searchRoute.answer)

export const fetchPopular = (api: ApiClient) => ask(api, popularRoute)
