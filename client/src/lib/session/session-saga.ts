import { call, put, select, take, takeLatest } from 'typed-redux-saga'
import { ApiError, type ApiClient } from '../api/api-client.ts'
import { parseProfile } from './profile.ts'
import { NO_SESSION, sessionCookie } from './session-cookie.ts'
import { profileLoaded, selectMemberId, sessionExpired, sessionFound, signedIn, signedOut, signOutAsked } from './session-slice.ts'

/** Who asks, on both sides. Whoever the server does not know is a visitor. */
export function* loadProfile(api: ApiClient) {
  const memberId = yield* select(selectMemberId)
  if (memberId === undefined) return
  try {
    yield* put(profileLoaded(yield* call(() => api.get(`/api/user/get-my-profile?userId=${memberId}`, parseProfile(memberId)))))
  } catch (error) {
    // Logged only: the page goes on without a name.
    if (error instanceof ApiError && error.code === 'status-401') yield* put(sessionExpired())
  }
}

/** The browser's session: begun and ended by cookie, so that the server sees the same. */
export function* keepSession(api: ApiClient, document: { cookie: string }) {
  yield* takeLatest(signedIn, function* ({ payload }) {
    document.cookie = sessionCookie(payload)
    yield* put(sessionFound({ memberId: payload.user.id }))
    yield* call(loadProfile, api)
  })
  while (true) {
    yield* take([signOutAsked, sessionExpired])
    document.cookie = NO_SESSION
    yield* put(signedOut())
  }
}
