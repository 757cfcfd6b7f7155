import type { Action } from '@reduxjs/toolkit'
import { call, delay, race, select, take } from 'typed-redux-saga'
import { takeLatest } from '../lib/sagas/take.ts'
import {
  arrived,
  authChanged,
  profileLoaded,
  selectMemberId,
  selectProfile,
  selectSecondFactorDue,
  selectSession,
  sessionFound,
} from '../lib/session/session-slice.ts'
import { LOGIN_PATH, SIGN_IN_PATHS, WAYS_IN } from './guards.ts'
import type { Navigator } from './navigation-saga.ts'
import { selectShown } from './navigation-slice.ts'

/** The page that was wanted greets its reader by name, unless that takes too long. */
const NAMED_WITHIN = 2_000
const RECOVERY = 'PASSWORD_RECOVERY'

/** After signing in, the member goes on to the page that they wanted. */
export function* followArrivals(navigator: Navigator) {
  yield* takeLatest(isArrival, comeIn, navigator)
  // Before this code had come.
  yield* call(comeIn, navigator, undefined)
}

const isArrival = (action: Action) =>
  sessionFound.match(action) || arrived.match(action) || (authChanged.match(action) && NEXT_STEPS.includes(action.payload.event))
const NEXT_STEPS: readonly string[] = ['MFA_CHALLENGE_VERIFIED', RECOVERY]

function* comeIn(navigator: Navigator, action: Action | undefined) {
  const { path } = yield* select(selectShown)
  if (!WAYS_IN.includes(path)) return
  const isRecovering = (yield* select(selectSession)).event === RECOVERY
  if (isRecovering && path !== UPDATE_PATH) return yield* call(navigator.go, UPDATE_PATH, true)
  // Elsewhere the page itself knows when its reader is done.
  if (!(action && arrived.match(action)) && !SIGN_IN_PATHS.includes(path)) return
  if ((yield* select(selectMemberId)) === undefined) return
  if (yield* select(selectSecondFactorDue)) {
    if (path !== LOGIN_PATH) yield* call(navigator.go, LOGIN_PATH, true)
    return
  }
  if ((yield* select(selectProfile)) === undefined) yield* race({ named: take(profileLoaded), late: delay(NAMED_WITHIN) })
  const { path: to, scroll } = navigator.wanted()
  yield* call(navigator.go, to, true, scroll)
}

const UPDATE_PATH = '/update-password'
