import { call, delay, fork, put, race, select, take } from 'typed-redux-saga'
import { takeLeading } from '../sagas/take.ts'
import type { ApiClient } from '../api/api-client.ts'
import { selectNow } from '../clock/clock-slice.ts'
import { fetchAtLast } from '../deployments/fetch-at-last.ts'
import { refreshDue } from '../live/live-slice.ts'
import { retryDelay } from '../live/retry-delay.ts'
import { tabSeen } from '../live/tab-seen.ts'
import { toastShown } from '../toasts/toasts-slice.ts'
import type { Auth, AuthClient } from './auth-client.ts'
import { cookieStorage } from './cookie-storage.ts'
import { readSession, SESSION_COOKIE } from './session-cookie.ts'
import { loadProfile } from './load-own.ts'
import { renewForRoles } from './renew-for-roles.ts'
import { SESSION_ENDED } from './session-saga.ts'
import {
  authChanged,
  endDecided,
  selectMemberId,
  selectSession,
  sessionExpired,
  sessionFound,
  sessionRenewed,
  signedOut,
  signInWanted,
  signOutRequested,
} from './session-slice.ts'

/** A little more than the auth client waits for before it renews a token. */
const IN_TIME = 120_000
const A_DAY = 86_400_000
/** A reader who has just confirmed an account becomes a member within moments. */
const MOST_QUESTIONS = 6

type Cookies = { cookie: string }
/** From the request to sign out here until the session is gone: an auth client that has only just come still finds it in the cookie. */
type Leaving = { isUnderWay: boolean }

/** The browser's session, kept in cookies so that the server sees the same. */
export function* careForSession(api: ApiClient, auth: Auth, document: Cookies) {
  const leaving: Leaving = { isUnderWay: false }
  yield* fork(mirror, api, auth, document, leaving)
  yield* takeLeading(sessionExpired, renewAnew, auth, document, new Set<string>())
  yield* takeLeading(signOutRequested, leave, auth, document, leaving)
  yield* fork(renewForRoles, document, () => renew(auth, document, (client: AuthClient) => client.refreshSession()))
  const isKnown = (yield* select(selectMemberId)) !== undefined
  if (readSession(document.cookie) === undefined) {
    // Nothing to renew: where the session was ended, that was shown.
    if (!isKnown && (yield* select(selectSession)).status === 'renewing') yield* put(signedOut())
  } else if (isKnown) yield* fork(openInTime, auth, document)
  else yield* fork(renew, auth, document, (client: AuthClient) => client.getSession())
}

/** What the auth client says of the session becomes what the page shows of it. */
function* mirror(api: ApiClient, auth: Auth, document: Cookies, leaving: Leaving) {
  let token = readSession(document.cookie)?.access_token
  while (true) {
    const { event, session, account } = yield* take(auth.changes)
    if (leaving.isUnderWay && account !== undefined) continue
    const before = token
    token = session?.access_token
    if (account === undefined) {
      yield* put(authChanged({ event, account }))
      // What could not be renewed so far is still there.
      if (readSession(document.cookie) === undefined) yield* call(showItsEnd, auth)
      continue
    }
    const isSame = account.user.id === (yield* select(selectMemberId))
    const wasRenewing = (yield* select(selectSession)).status === 'renewing'
    if (!isSame) yield* put(sessionFound({ memberId: account.user.id, account }))
    yield* put(authChanged({ event, account }))
    if (!isSame) yield* fork(introduce, api)
    else if (token !== before) yield* put(sessionRenewed())
    // The page was drawn for a visitor.
    if (wasRenewing) yield* put(refreshDue())
  }
}

function* introduce(api: ApiClient) {
  for (let asked = 0; asked < MOST_QUESTIONS && (yield* select(selectSession)).status === 'unknown'; asked++) {
    if (asked > 0) yield* delay(retryDelay(asked - 1))
    yield* call(loadProfile, api)
  }
}

/** The auth client renews tokens by itself, once it is here. Until a token is about to run out, nothing needs its code. */
function* openInTime(auth: Auth, document: Cookies) {
  while (!auth.isOpen()) {
    const session = readSession(document.cookie)
    if (session === undefined) return
    const left = session.expires_at * 1_000 - (yield* select(selectNow)) - IN_TIME
    if (left <= 0) yield* call(fetchAtLast<unknown>, auth.open)
    else yield* race({ due: delay(Math.min(left, A_DAY)), back: take(tabSeen) })
  }
}

type Ask = (client: AuthClient) => Promise<{ readonly error: Error | null }>

/** A token that took the place of a refused one, and is refused as well, has ended whatever the auth service says. */
function* renewAnew(auth: Auth, document: Cookies, renewed: Set<string>) {
  if ((yield* select(selectMemberId)) === undefined) return
  const token = readSession(document.cookie)?.access_token
  if (token === undefined) return yield* call(showItsEnd, auth)
  const isFresh = renewed.has(token)
  yield* call(renew, auth, document, async (client: AuthClient) => (isFresh ? { error: new Error('refused') } : client.refreshSession()))
  const next = readSession(document.cookie)?.access_token
  if (next !== undefined) renewed.add(next)
}

/** Until the auth service has answered. A session that it gives no more token for is over. */
function* renew(auth: Auth, document: Cookies, ask: Ask) {
  for (let failures = 0; readSession(document.cookie) !== undefined; failures++) {
    const client = yield* call(fetchAtLast<AuthClient>, auth.open)
    const { error } = yield* call(ask, client)
    if (error === null || error.name === 'AuthRefreshDiscardedError') return
    if (error.name !== 'AuthRetryableFetchError') {
      if (readSession(document.cookie) !== undefined) yield* call(() => client.signOut({ scope: 'local' }))
      return
    }
    yield* delay(retryDelay(failures))
  }
}

/** This device is signed out at once, also where the auth service does not answer. */
function* leave(auth: Auth, document: Cookies, leaving: Leaving, { payload: scope = 'local' }: ReturnType<typeof signOutRequested>) {
  leaving.isUnderWay = scope !== 'others'
  if (scope !== 'others') {
    auth.announceLeaving()
    yield* put(signedOut())
  }
  try {
    const client = yield* call(auth.open)
    const { error } = yield* call(() => client.signOut({ scope }))
    if (error !== null && scope !== 'local') {
      yield* put(toastShown(OTHERS_STAY))
      if (scope === 'global') yield* call(() => client.signOut({ scope: 'local' }))
    } else if (scope === 'others') yield* put(toastShown({ id: 'others-left', color: 'good', title: 'Your other devices are signed out' }))
  } catch {
    // Its code did not come.
    if (scope === 'others') yield* put(toastShown(OTHERS_STAY))
    else yield* call(() => cookieStorage(document, false).removeItem(SESSION_COOKIE))
  } finally {
    leaving.isUnderWay = false
  }
}

const OTHERS_STAY = {
  id: 'others-stay',
  color: 'warn',
  title: 'Your other devices are still signed in',
  description: 'The sign-in service gave no answer. Try it again in a moment.',
} as const

function* showItsEnd({ wasLeftElsewhere }: Auth) {
  const isLeft = wasLeftElsewhere()
  if ((yield* select(selectSession)).status === 'visitor') return
  yield* put(signInWanted())
  yield* put(endDecided('/login'))
  yield* put(
    toastShown({
      id: SESSION_ENDED,
      color: 'warn',
      title: isLeft ? 'You signed out in another tab' : 'Your session has ended',
      description: 'Sign in again, and you are back where you were.',
      actions: [{ label: 'Sign in', to: '/login' }],
    }),
  )
  yield* put(signedOut())
}
