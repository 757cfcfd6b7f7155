import type { ActionPattern } from 'redux-saga/effects'
import { call, delay, race, select, take } from 'typed-redux-saga'
import { refreshDue } from './live-slice.ts'
import { retryDelay } from './retry-delay.ts'

type Options<State> = { isReady: (state: State) => boolean; load: () => Generator; requested: ActionPattern }

/** Asks for a page that could not be had again and again, the pauses growing; at once when its reader asks. */
export function* loadUntilReady<State>({ isReady, load, requested }: Options<State>) {
  for (let failures = 0; !(yield* select((state: State) => isReady(state))); failures++) {
    yield* race({ waited: delay(retryDelay(failures)), requested: take(requested), refreshed: take(refreshDue) })
    yield* call(load)
  }
}
