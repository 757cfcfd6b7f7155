import { buffers } from 'redux-saga'
import { actionChannel, call, flush, fork, put, select } from 'typed-redux-saga'
import type { ApiClient } from '../api/api-client.ts'
import { fetchAtLast } from '../deployments/fetch-at-last.ts'
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
    yield* put(profileLoaded(yield* call(() => api.get(`/api/user/get-my-profile?userId=${memberId}`, parseProfile(memberId)))))
  } catch (error) {
    // The page goes on without a name.
    report('Failed to load the profile', error)
  }
}

type Care = (api: ApiClient, auth: Auth, document: { cookie: string }) => Generator

/** Visitors are spared the code that looks after sessions, until they have one. */
export function* keepSession(api: ApiClient, auth: Auth, document: { cookie: string }) {
  const early = yield* actionChannel([sessionExpired, signOutAsked], buffers.expanding(2))
  const isVisitor = (yield* select(selectSession)).status === 'visitor'
  if (isVisitor && readSession(document.cookie) === undefined) yield* call(() => auth.needed)
  const careForSession = yield* call(fetchAtLast<Care>, async () => (await import('./care-for-session.ts')).careForSession)
  yield* fork(careForSession, api, auth, document)
  const waiting = yield* flush(early)
  early.close()
  for (const action of waiting) yield* put(action)
}
