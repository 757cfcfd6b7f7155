import { call, put, select } from 'typed-redux-saga'
import type { ApiClient } from '../api/api-client.ts'
import { forkLate, type OpenSaga } from '../deployments/fork-late.ts'
import { report } from '../report.ts'
import type { Auth } from './auth-client.ts'
import { parseProfile } from './profile.ts'
import { readSession } from './session-cookie.ts'
import { profileLoaded, selectMemberId, selectSession, sessionExpired, signOutAsked } from './session-slice.ts'

/** The toast of it, whoever has more to say. */
export const SESSION_ENDED = 'session-ended'

/** Who asks, on both sides. Whoever the server does not know is a visitor. */
export function* loadProfile(api: ApiClient) {
  const memberId = yield* select(selectMemberId)
  if (memberId === undefined) return
  try {
    const profile = yield* call(() => api.get(`/api/user/get-my-profile?userId=${memberId}`, parseProfile(memberId)))
    // Whoever has left meanwhile stays away.
    if ((yield* select(selectMemberId)) === memberId) yield* put(profileLoaded(profile))
  } catch (error) {
    // The page goes on without a name.
    report('Failed to load the profile', error)
  }
}

/** Visitors are spared the code that looks after sessions, until they have one. */
export function* keepSession({ needed }: Pick<Auth, 'needed'>, document: { cookie: string }, open: OpenSaga) {
  const isVisitor = (yield* select(selectSession)).status === 'visitor'
  if (isVisitor && readSession(document.cookie) === undefined) yield* call(() => needed)
  yield* call(forkLate, open, [sessionExpired, signOutAsked])
}
