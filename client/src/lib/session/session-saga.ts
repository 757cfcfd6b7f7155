import { call, put, select, take, takeLatest } from 'typed-redux-saga'
import { ApiError, type ApiClient } from '../api/api-client.ts'
import { selectNow } from '../clock/clock-slice.ts'
import { toastShown } from '../toasts/toasts-slice.ts'
import { parseProfile } from './profile.ts'
import { cookieStorage } from './cookie-storage.ts'
import { readSession, SESSION_COOKIE } from './session-cookie.ts'
import {
  profileLoaded,
  selectMemberId,
  sessionExpired,
  sessionFound,
  signedIn,
  signedOut,
  signInWanted,
  signOutAsked,
} from './session-slice.ts'

/** The toast of it, whoever has more to say. */
export const SESSION_ENDED = 'session-ended'

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
  const storage = cookieStorage(document, false)
  yield* takeLatest(signedIn, function* ({ payload }) {
    yield* call(storage.setItem, SESSION_COOKIE, JSON.stringify(payload))
    yield* put(sessionFound({ memberId: payload.user.id }))
    yield* call(loadProfile, api)
  })
  if (yield* call(isOver, document)) {
    yield* call(storage.removeItem, SESSION_COOKIE)
    yield* call(tellItsEnd)
  }
  while (true) {
    const end: unknown = yield* take([signOutAsked, sessionExpired])
    if ((yield* select(selectMemberId)) === undefined) continue
    yield* call(storage.removeItem, SESSION_COOKIE)
    if (sessionExpired.match(end)) yield* call(tellItsEnd)
    yield* put(signedOut())
  }
}

/** The server took its reader for a visitor, and by this clock it was right. */
function* isOver(document: { cookie: string }) {
  const session = readSession(document.cookie)
  if (session === undefined || (yield* select(selectMemberId)) !== undefined) return false
  return session.expires_at * 1_000 <= (yield* select(selectNow))
}

function* tellItsEnd() {
  yield* put(signInWanted())
  yield* put(
    toastShown({
      id: SESSION_ENDED,
      color: 'warn',
      title: 'Your session has ended',
      description: 'Sign in again, and you are back on this page.',
      actions: [{ label: 'Sign in', to: '/login' }],
    }),
  )
}
