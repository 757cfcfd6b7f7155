import type { ApiClient } from '../lib/api/api-client.ts'
import { type Part, superviseAll } from '../lib/failures/supervise.ts'
import type { Auth } from '../lib/session/auth-client.ts'
import { careForSession } from '../lib/session/care-for-session.ts'
import { sessionExpired, signOutRequested } from '../lib/session/session-slice.ts'
import { followArrivals } from './arrival-saga.ts'
import type { Navigator } from './navigation-saga.ts'

/** Everything around sessions that visitors do without. */
export function* followSessions(api: ApiClient, auth: Auth, document: { cookie: string }, navigator: Navigator) {
  const parts: readonly Part[] = [
    { name: 'arrivals', run: () => followArrivals(navigator) },
    { name: 'care for the session', run: () => careForSession(api, auth, document), awaits: [sessionExpired, signOutRequested] },
  ]
  yield* superviseAll(parts)
}
