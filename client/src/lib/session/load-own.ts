import { OwnPage } from '@debut/events/members/own-page-answers.ts'
import { MyProfile } from '@debut/events/members/own-profile-answers.ts'
import { call, put, select } from 'typed-redux-saga'
import type { ApiClient } from '../api/api-client.ts'
import { report } from '../report.ts'
import { profileOf } from './profile.ts'
import { ownPageLoaded, profileLoaded, selectMemberId, selectSecondFactorDue } from './session-slice.ts'

/** Who asks, on both sides. Whoever the server does not know is a visitor. */
export function* loadProfile(api: ApiClient) {
  const memberId = yield* select(selectMemberId)
  if (memberId === undefined) return
  try {
    const { profile } = yield* call(() => api.get(`/api/user/get-my-profile?userId=${memberId}`, MyProfile))
    // Whoever has left meanwhile stays away.
    if ((yield* select(selectMemberId)) === memberId) yield* put(profileLoaded(profileOf(memberId, profile)))
  } catch (error) {
    // The page goes on without a name.
    report('Failed to load the profile', error)
  }
}

/** All that every page shows of its reader, in one answer. Until they have shown a second factor that is their name. */
export function* loadOwnPage(api: ApiClient) {
  const memberId = yield* select(selectMemberId)
  if (memberId === undefined) return
  if (yield* select(selectSecondFactorDue)) {
    yield* call(loadProfile, api)
    return
  }
  try {
    const own = yield* call(() => api.get('/api/own-page', OwnPage))
    if ((yield* select(selectMemberId)) !== memberId) return
    if (own.profile !== null) yield* put(profileLoaded(profileOf(memberId, own.profile)))
    yield* put(ownPageLoaded(own))
  } catch (error) {
    report('Failed to load what is the reader’s own', error)
  }
}
