import type { Action } from '@reduxjs/toolkit'
import type { Task } from 'redux-saga'
import { call, cancel, delay, fork, put, race, select, take } from 'typed-redux-saga'
import { takeEvery } from '../lib/sagas/take.ts'
import type { ApiClient } from '../lib/api/api-client.ts'
import { supervise } from '../lib/failures/supervise.ts'
import { refreshDue, statusChanged } from '../lib/live/live-slice.ts'
import type { LiveStream } from '../lib/live/live-stream.ts'
import { retryDelay } from '../lib/live/retry-delay.ts'
import { keepResources } from '../lib/resources/keep-resources.ts'
import type { AuthClient } from '../lib/session/auth-client.ts'
import { endDecided, rolesRenewed, selectRenewing, sessionFound, signedOut, signInWanted } from '../lib/session/session-slice.ts'
import { findRoute } from './find-route.ts'
import { type Detour, detourFrom, WAYS_IN } from './guards.ts'
import { loadPage } from './load-page.ts'
import { type Problem, pageGivenUp, pageLoadingEnded, pageOpened, pageShown, selectShown } from './navigation-slice.ts'
import { openedPage } from './open-pages.ts'
import { wantedBy } from './page-resources.ts'
import { problemOf } from './problem-of.ts'

interface Wanted {
  readonly path: string
  readonly scroll?: number
}

/** What a saga may ask of the router and the browser. */
export interface Navigator {
  readonly go: (to: string, replace: boolean, scroll?: number) => void
  /** Out of the site. */
  readonly leave: (url: string) => void
  readonly remember: (detour: Detour) => void
  /** Reads the browser's address, because a page's address may have changed since it was opened. */
  readonly rememberShown: () => void
  /** The page that the member wanted before signing in, and how far it was scrolled; asked once. */
  readonly wanted: () => Wanted
}

interface Reach {
  readonly api: ApiClient
  readonly live: LiveStream
  readonly auth: () => Promise<AuthClient>
}

/** Follows one page at a time: opening the next ends what kept the last one alive. The server drew the very first page only, also where this is started again. */
export const navigationOf = (reach: Reach, navigator: Navigator) => {
  let isFirst = true
  return function* followNavigation() {
    let current: Task | undefined
    while (true) {
      const { payload: target } = yield* take(pageOpened)
      if (current) yield* cancel(current)
      const drawnByServer = isFirst
      isFirst = false
      current = yield* fork(runPage, target, drawnByServer, reach, navigator)
    }
  }
}

type Target = ReturnType<typeof pageOpened>['payload']

function* runPage(target: Target, drawnByServer: boolean, reach: Reach, navigator: Navigator) {
  if (!drawnByServer && !(yield* call(showPage, target, reach.api, navigator))) return
  while ((yield* select(selectShown)).held) {
    while (yield* select(selectRenewing)) yield* take([sessionFound, signedOut])
    if (!(yield* call(showPage, target, reach.api, navigator))) return
  }
  yield* fork(followPage, target, reach)
  for (let failures = 0; ; failures++) {
    const { givenUp } = yield* race({ givenUp: take(pageGivenUp), opened: take(rolesRenewed) })
    const isRefused = (yield* select(selectShown)).problem !== undefined
    if (givenUp !== undefined) yield* call(awaitHope, givenUp.payload, failures)
    else if (!isRefused) continue
    if (!(yield* call(showPage, target, reach.api, navigator))) return
    if (givenUp === undefined) yield* fork(followPage, target, reach)
  }
}

/** What failed is tried again as soon as there is reason to hope. False where the reader is sent elsewhere. */
function* showPage(target: Target, api: ApiClient, navigator: Navigator) {
  for (let failures = 0; ; failures++) {
    let problem: Problem
    try {
      const detour = yield* call(loadPage, target, api)
      if (detour === undefined) {
        yield* put(pageLoadingEnded({ failed: false }))
        return true
      }
      yield* call(navigator.remember, detour)
      if (detour.wanted) {
        const { path, scroll } = yield* call(navigator.wanted)
        yield* call(navigator.go, path, true, scroll)
      } else if (/^https?:/.test(detour.to)) yield* call(navigator.leave, detour.to)
      else yield* call(navigator.go, detour.to, true)
      return false
    } catch (error) {
      problem = problemOf(error)
      yield* put(pageShown({ ...target, problem }))
      yield* put(pageLoadingEnded({ failed: true }))
    }
    yield* call(awaitHope, problem, failures)
  }
}

/** The network may have returned before the error was here, and says so once. */
function* awaitHope({ isOffline }: Problem, failures: number) {
  yield* race([take(isHopeful), ...(isOffline ? [] : [delay(retryDelay(failures))])])
}

const isHopeful = (action: Action) => refreshDue.match(action) || (statusChanged.match(action) && action.payload === 'live')

/** Keeps what is shown alive. */
function* followPage({ path, query }: Target, reach: Reach) {
  const { problem } = yield* select(selectShown)
  const { route, place } = findRoute(path, query)
  if (route === undefined || problem !== undefined) return
  const page = openedPage(route)
  if (page !== undefined)
    yield* fork(supervise, { name: `resources of the page ${route.name}`, run: () => keepResources(reach, wantedBy(page, place)) })
  for (const [name, follow] of Object.entries(page?.follow ?? {}))
    yield* fork(supervise, { name: `${name} of the page ${route.name}`, run: () => follow({ ...place, ...reach }) })
}

/** After signing in, the member returns; signing out leaves what is only for members. */
export function* followSession(navigator: Navigator) {
  let end: string | undefined
  yield* takeEvery(signInWanted, function* () {
    if (!WAYS_IN.includes((yield* select(selectShown)).path)) yield* call(navigator.rememberShown)
  })
  yield* takeEvery(endDecided, ({ payload }) => void (end = payload))
  yield* takeEvery(signedOut, function* () {
    const to = end ?? '/'
    end = undefined
    const { path, query, held } = yield* select(selectShown)
    if (held) return
    const { place, route } = findRoute(path, query)
    if (route !== undefined && detourFrom(route.guards ?? [], { session: { status: 'visitor' } }, place) !== undefined)
      yield* call(navigator.go, to, true)
  })
}
