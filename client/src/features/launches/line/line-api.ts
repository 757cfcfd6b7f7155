import { LineDays, LinePlace } from '@debut/events/launches/line/line-answers.ts'
import { ApiError, type ApiClient } from '../../../lib/api/api-client.ts'

export const fetchPlace = (api: ApiClient, launchId: string) => api.get(`/api/launches/${launchId}/place`, LinePlace)

export const fetchLineDays = (api: ApiClient, days: number) => api.get(`/api/line/days?days=${days}`, LineDays)

/** There is none, or it is somebody else's: something else than a server that gives no answer. */
export const isUnknown = (error: unknown): boolean => error instanceof ApiError && error.code === 'status-404'
