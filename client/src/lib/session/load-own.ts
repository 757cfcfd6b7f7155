import { ownPageRoute } from '@debut/events/members/own-page-routes.ts'
import { myProfileRoute } from '@debut/events/members/own-profile-routes.ts'
import { ask } from '../api/ask.ts'
import type { UnknownAction } from '@reduxjs/toolkit'
import { call, put, select } from 'typed-redux-saga'
import type { ApiClient } from '../api/api-client.ts'
import { report } from '../report.ts'
import { profileOf } from './profile.ts'
import { ownPageLoaded, profileLoaded, selectMemberId, selectSecondFactorDue } from './session-slice.ts'

interface Reader {
  readonly memberId: string
  readonly secondFactorDue: boolean
}

const fetchProfile = async (api: ApiClient, memberId: string) =>
  profileOf(memberId, (await ask(api, myProfileRoute, { userId: memberId })).profile)

/** Who asks. Somebody whom the server does not know is a visitor. */
export function* loadProfile(api: ApiClient) {
  const memberId = yield* select(selectMemberId)
  if (memberId === undefined) return
  try {
    const profile = yield* call(fetchProfile, api, memberId)
    // A member who has signed out meanwhile stays signed out.
    if ((yield* select(selectMemberId)) === memberId) yield* put(profileLoaded(profile))
  } catch (error) {
    // The page goes on without a name.
    report('Failed to load the profile', error)
  }
}

interface Loaded {
  readonly actions: readonly UnknownAction[]
  /** They did something a moment ago, which a page that was drawn before may not show. */
  readonly hasActed: boolean
}

/** All that every page shows of its reader, in one answer. Until they have shown a second factor that is their name. */
export const fetchOwnPage = async (api: ApiClient, { memberId, secondFactorDue }: Reader): Promise<Loaded> => {
  try {
    if (secondFactorDue) return { actions: [profileLoaded(await fetchProfile(api, memberId))], hasActed: false }
    const own = await ask(api, ownPageRoute)
    const known = own.profile === null ? [] : [profileLoaded(profileOf(memberId, own.profile))]
    return { actions: [...known, ownPageLoaded(own)], hasActed: own.acted ?? false }
  } catch (error) {
    report('Failed to load what is the reader’s own', error)
    return { actions: [], hasActed: false }
  }
}

export function* loadOwnPage(api: ApiClient) {
  const memberId = yield* select(selectMemberId)
  if (memberId === undefined) return
  const reader = { memberId, secondFactorDue: yield* select(selectSecondFactorDue) }
  const { actions } = yield* call(fetchOwnPage, api, reader)
  if ((yield* select(selectMemberId)) === memberId) for (const action of actions) yield* put(action)
}
