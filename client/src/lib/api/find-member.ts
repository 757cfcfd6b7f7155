import { Profile } from '@debut/events/members/profile-answers.ts'
import { ApiError, type ApiClient } from './api-client.ts'

/** Finds a member by their username, or by one that they had before; undefined where there is none. */
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
