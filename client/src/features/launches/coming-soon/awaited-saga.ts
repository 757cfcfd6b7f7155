import { awaitedRoute } from '@debut/events/launches/line/line-routes.ts'
import { ask } from '../../../lib/api/ask.ts'
import { call, put, select } from 'typed-redux-saga'
import { takeEvery } from '../../../lib/sagas/take.ts'
import type { ApiClient } from '../../../lib/api/api-client.ts'
import { isFromElsewhere } from '../../../lib/commands/from-elsewhere.ts'
import { commandRefused } from '../../../lib/commands/outbox-slice.ts'
import { report } from '../../../lib/report.ts'
import { profileLoaded, selectMemberId, selectSecondFactorDue } from '../../../lib/session/session-slice.ts'
import { toastShown } from '../../../lib/toasts/toasts-slice.ts'
import { awaitedBy, awaitedLoaded } from './awaited-slice.ts'

/** Whether the reader is notified when it is live. */
export function* loadAwaited(api: ApiClient, launchId: string | undefined) {
  if (launchId === undefined || (yield* select(selectMemberId)) === undefined || (yield* select(selectSecondFactorDue))) return
  try {
    const own = yield* call(() => ask(api, awaitedRoute, { launches: [launchId] }))
    yield* put(awaitedLoaded({ ...own, asked: launchId }))
  } catch (error) {
    report('What the reader waits for was not loaded', error)
  }
}

interface Shown<State> {
  /** Undefined where the page shows none as coming. */
  readonly launchId: (state: State) => string | undefined
}

/** Keeps up to date whether the reader is notified of the launch that a page shows as coming. */
export function* followAwaited<State>(api: ApiClient, { launchId }: Shown<State>) {
  yield* takeEvery(profileLoaded, function* () {
    yield* call(loadAwaited, api, yield* select(launchId))
  })
  yield* takeEvery(commandRefused, function* (action) {
    const intent = awaitedBy(action.payload)
    if (intent === undefined || isFromElsewhere(action)) return
    const title = intent.awaits ? 'You will not be notified' : 'You will still be notified'
    yield* put(toastShown({ id: 'await-refused', color: 'warn', title, description: action.payload.problem.message }))
  })
}
