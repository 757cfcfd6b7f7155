import type { ActionPattern } from 'redux-saga/effects'
import { call, delay, race, select, take } from 'typed-redux-saga'
import { refreshDue } from './live-slice.ts'
import { retryDelay } from './retry-delay.ts'

type Options<State> = { isReady: (state: State) => boolean; load: () => Generator; asked: ActionPattern }

/** Asks for a page that could not be had again and again, the pauses growing; at once when its reader asks. */
export function* loadUntilReady<State>({ isReady, load, asked }: Options<State>) {
  for (let failures = 0; !(yield* select((state: State) => isReady(state))); failures++) {
    yield* race({ waited: delay(retryDelay(failures)), asked: take(asked), refreshed: take(refreshDue) })
    yield* call(load)
  }
}
