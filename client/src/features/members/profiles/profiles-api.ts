import { profileRoute } from '@debut/events/members/profile-routes.ts'
import { ask } from '../../../lib/api/ask.ts'
import { ApiError, type ApiClient } from '../../../lib/api/api-client.ts'

export const fetchProfile = (api: ApiClient, username: string) => ask(api, profileRoute, { username })

/** No member has, or had, that name: something else than a server that gives no answer. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'status-404' || error.code === 'status-400')
