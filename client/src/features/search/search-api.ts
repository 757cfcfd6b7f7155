import { Found, Popular } from '@debut/events/search/search-answers.ts'
import type { ApiClient } from '../../lib/api/api-client.ts'

export const fetchFound = (api: ApiClient, query: string) => api.get(`/api/search?${query}`, Found)

export const fetchPopular = (api: ApiClient) => api.get('/api/search/popular', Popular)
