import { DayRecord, Days, Rules } from '@debut/events/launches/day-answers.ts'
import type { ApiClient } from '../../lib/api/api-client.ts'

export const fetchRules = (api: ApiClient) => api.get('/api/rules', Rules)

export const fetchDays = (api: ApiClient, limit: number, before: string | undefined) =>
  api.get(`/api/days?limit=${limit}${before === undefined ? '' : `&before=${before}`}`, Days)

/** What was published of one day, apart from any receipt. */
export const fetchRoot = (api: ApiClient, day: string) => api.get(`/api/days/${encodeURIComponent(day)}`, DayRecord)
