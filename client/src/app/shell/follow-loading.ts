import { put, select, take } from 'typed-redux-saga'
import { takeEvery } from '../../lib/sagas/take.ts'
import { pageFinished } from '../../features/visits/visits-saga.ts'
import { loadingFailed, loadingFinished, loadingStarted } from '../../features/loading-bar/loading-bar-slice.ts'
import { pageLoadingEnded, pageOpened, selectShown } from '../navigation-slice.ts'

/** Progress is shown from asking for a page to the page. The first one came whole. */
export function* followLoading() {
  yield* takeEvery(pageLoadingEnded, function* ({ payload: { failed } }) {
    yield* put(failed ? loadingFailed() : loadingFinished())
    if (!failed) yield* put(pageFinished({ path: (yield* select(selectShown)).path }))
  })
  const { payload } = yield* take(pageOpened)
  yield* put(pageFinished({ path: payload.path }))
  yield* takeEvery(pageOpened, function* () {
    yield* put(loadingStarted())
  })
}
