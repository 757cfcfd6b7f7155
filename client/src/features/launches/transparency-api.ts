import { ask } from '../../lib/api/ask.ts'
import { dayRoute, daysRoute, rulesRoute } from '@debut/events/launches/day-routes.ts'
import type { ApiClient } from '../../lib/api/api-client.ts'

export const fetchRules = (api: ApiClient) => ask(api, rulesRoute)

export const fetchDays = (api: ApiClient, limit: number, before: string | undefined) => ask(api, daysRoute, { limit, before })

/** What was published of one day, apart from any receipt. */
export const fetchRoot = (api: ApiClient, day: string) => ask(api, dayRoute, { day })
