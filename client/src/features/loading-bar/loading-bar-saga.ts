import { call, delay, put, race, select, take } from 'typed-redux-saga'
import { takeLatest } from '../../lib/sagas/take.ts'
import {
  barFailing,
  barFinishing,
  barHidden,
  barLoading,
  barReset,
  loadingFailed,
  loadingFinished,
  loadingStarted,
  selectLoadingBar,
} from './loading-bar-slice.ts'

/** What loads faster than this shows no bar. */
const THROTTLE = 200
const HIDE_AFTER = 500
const RESET_AFTER = 400

/** A new start takes over a bar that is still on its way out; a failure shows itself however early it comes. */
export function* runLoadingBar() {
  yield* takeLatest([loadingStarted, loadingFailed], function* (action) {
    if (loadingFailed.match(action)) yield* put(barFailing())
    else {
      yield* call(loadUntilFinished)
      if ((yield* select(selectLoadingBar)).status === 'idle') return
      yield* put(barFinishing())
    }
    yield* delay(HIDE_AFTER)
    yield* put(barHidden())
    yield* delay(RESET_AFTER)
    yield* put(barReset())
  })
}

function* loadUntilFinished() {
  const { finished } = yield* race({ finished: take(loadingFinished), due: delay(THROTTLE) })
  if (finished) return
  yield* put(barLoading())
  yield* take(loadingFinished)
}
