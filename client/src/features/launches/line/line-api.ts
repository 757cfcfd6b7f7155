import { lineDaysRoute, linePlaceRoute } from '@debut/events/launches/line/line-routes.ts'
import { ask } from '../../../lib/api/ask.ts'
import { ApiError, type ApiClient } from '../../../lib/api/api-client.ts'

export const fetchPlace = (api: ApiClient, launchId: string) => ask(api, linePlaceRoute, { launchId })

export const fetchLineDays = (api: ApiClient, days: number) => ask(api, lineDaysRoute, { days })

/** There is none, or it is somebody else's: something else than a server that gives no answer. */
export const isUnknown = (error: unknown): boolean => error instanceof ApiError && error.code === 'status-404'
