import { ask } from '../../lib/api/ask.ts'
import { ownSavesRoute } from '@debut/events/saves/save-routes.ts'
import { call, put, select } from 'typed-redux-saga'
import { takeEvery, takeLatest, type ActionPattern } from '../../lib/sagas/take.ts'
import type { ApiClient } from '../../lib/api/api-client.ts'
import { isFromElsewhere } from '../../lib/commands/from-elsewhere.ts'
import { commandRefused } from '../../lib/commands/outbox-slice.ts'
import { report } from '../../lib/report.ts'
import { profileLoaded, selectMemberId, selectSecondFactorDue } from '../../lib/session/session-slice.ts'
import { toastShown } from '../../lib/toasts/toasts-slice.ts'
import { intentOf, isOfList, ownSavesLoaded } from './saves-slice.ts'

/** Which of the tools that a page shows the reader saved, and whether everybody may see their list: all at once. */
export function* loadOwnSaves(api: ApiClient, asked: readonly string[]) {
  if ((yield* select(selectMemberId)) === undefined || (yield* select(selectSecondFactorDue))) return
  try {
    const own = yield* call(() => ask(api, ownSavesRoute, { tools: asked }))
    yield* put(ownSavesLoaded({ ...own, asked }))
  } catch (error) {
    report('What the reader saved was not loaded', error)
  }
}

interface Shown<State> {
  /** The tools that the page shows. */
  readonly tools: (state: State) => readonly string[]
  /** After these it may show others. */
  readonly changes: ActionPattern
}

/** Keeps true, for as long as the page is shown, which of its tools the reader saved. */
export function* followOwnSaves<State>(api: ApiClient, { tools, changes }: Shown<State>) {
  const load = function* () {
    yield* call(loadOwnSaves, api, yield* select(tools))
  }
  yield* takeLatest(changes, load)
  yield* takeLatest(profileLoaded, load)
}

/** Wherever the reader is by then. */
export function* showRefusals() {
  yield* takeEvery(commandRefused, function* (action) {
    const intent = intentOf(action.payload)
    if (intent === undefined || isFromElsewhere(action)) return
    const { problem } = action.payload
    const title = isOfList(intent) ? 'Your list stays as it was' : intent.holds ? 'It was not saved' : 'It is still saved'
    yield* put(toastShown({ id: 'save-refused', color: 'warn', title, description: problem.message }))
  })
}
