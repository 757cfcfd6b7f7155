import type { ApiClient } from '../../lib/api/api-client.ts'
import { readDays, readRoot, readRules } from './days.ts'

export const fetchRules = (api: ApiClient) => api.get('/api/rules', readRules)

export const fetchDays = (api: ApiClient, limit: number, before: string | undefined) =>
  api.get(`/api/days?limit=${limit}${before === undefined ? '' : `&before=${before}`}`, readDays)

/** What was published of one day, apart from any receipt. */
export const fetchRoot = (api: ApiClient, day: string) => api.get(`/api/days/${encodeURIComponent(day)}`, readRoot)
