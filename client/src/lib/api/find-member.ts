import { profileRoute } from '@debut/events/members/profile-routes.ts'
import { ask } from './ask.ts'
import { ApiError, type ApiClient } from './api-client.ts'

/** Finds a member by their username, or by one that they had before; undefined where there is none. */
export const findMember = async (api: ApiClient, username: string) => {
  try {
    const found = await ask(api, profileRoute, { username })
    const profile = 'moved' in found ? await ask(api, profileRoute, { username: found.moved }) : found
    return 'moved' in profile ? undefined : { memberId: profile.memberId, username: profile.username }
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'status-404' || error.code === 'status-400')) return undefined
    throw error
  }
}
