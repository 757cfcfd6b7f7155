import { fork } from 'typed-redux-saga'
import type { ApiClient } from '../lib/api/api-client.ts'
import type { Auth } from '../lib/session/auth-client.ts'
import { careForSession } from '../lib/session/care-for-session.ts'
import { followArrivals } from './arrival-saga.ts'
import type { Navigator } from './navigation-saga.ts'

/** Everything around sessions that visitors do without. */
export function* followSessions(api: ApiClient, auth: Auth, document: { cookie: string }, navigator: Navigator) {
  yield* fork(followArrivals, navigator)
  yield* fork(careForSession, api, auth, document)
}
