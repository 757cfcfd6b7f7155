import type { ApiClient } from '../../../lib/api/api-client.ts'
import { readCalendar, readStreaks } from './streaks.ts'

export const fetchStreaks = (api: ApiClient, { limit, offset }: { limit: number; offset: number }) =>
  api.get(`/api/streaks?limit=${limit}&offset=${offset}`, readStreaks)

export const fetchCalendar = (api: ApiClient, memberId: string) => api.get(`/api/members/${memberId}/calendar`, readCalendar)
