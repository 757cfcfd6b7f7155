import { Profile } from '@debut/events/members/profile-answers.ts'
import { ApiError, type ApiClient } from './api-client.ts'

/** By a name that they go by now, or went by. Undefined where no member does. */
export const findMember = async (api: ApiClient, username: string) => {
  try {
    const found = await api.get(`/api/profiles/${encodeURIComponent(username)}`, Profile)
    const profile = 'moved' in found ? await api.get(`/api/profiles/${encodeURIComponent(found.moved)}`, Profile) : found
    return 'moved' in profile ? undefined : { memberId: profile.memberId, username: profile.username }
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'status-404' || error.code === 'status-400')) return undefined
    throw error
  }
}
