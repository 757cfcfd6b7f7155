import { delay, put } from 'typed-redux-saga'
import { takeEvery } from '../sagas/take.ts'
import { toastClosed, toastRemoved } from './toasts-slice.ts'

/** As long as it takes to fade. */
const REMOVED_AFTER = 200

export function* removeClosedToasts() {
  yield* takeEvery(toastClosed, function* ({ payload: id }) {
    yield* delay(REMOVED_AFTER)
    yield* put(toastRemoved(id))
  })
}
