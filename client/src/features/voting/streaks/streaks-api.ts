import { StreakCalendar, Streaks } from '@debut/events/voting/streak-answers.ts'
import type { ApiClient } from '../../../lib/api/api-client.ts'

export const fetchStreaks = (api: ApiClient, { limit, offset }: { limit: number; offset: number }) =>
  api.get(`/api/streaks?limit=${limit}&offset=${offset}`, Streaks)

export const fetchCalendar = (api: ApiClient, memberId: string) => api.get(`/api/members/${memberId}/calendar`, StreakCalendar)
