import { ask } from '../../../lib/api/ask.ts'
import { streakCalendarRoute, streaksRoute } from '@debut/events/voting/streak-routes.ts'
import type { ApiClient } from '../../../lib/api/api-client.ts'

export const fetchStreaks = (api: ApiClient, { limit, offset }: { limit: number; offset: number }) =>
  ask(api, streaksRoute, { limit, offset })

export const fetchCalendar = (api: ApiClient, memberId: string) => ask(api, streakCalendarRoute, { memberId })
