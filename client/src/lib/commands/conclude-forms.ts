import { call, put, select } from 'typed-redux-saga'
import { refetchRequested, resourceFetched } from '../resources/resources-slice.ts'
import { takeEvery } from '../sagas/take.ts'
import { signedOut } from '../session/session-slice.ts'
import type { ToastAction } from '../toasts/toast.ts'
import { actingToastsDropped, toastShown } from '../toasts/toasts-slice.ts'
import { formSent, selectSent, undoRequested } from './forms-slice.ts'
import { commandAnswered, commandRefused, commandRequested } from './outbox-slice.ts'

/** Says what became of what was asked for in this tab, whichever tab has sent it, and shows what it changed. */
export function* concludeForms() {
  yield* takeEvery(commandAnswered, function* ({ payload: { commandId } }) {
    const sent = yield* select(selectSent(commandId))
    const { changes = [], ends = [] } = sent?.after ?? {}
    if (sent !== undefined) yield* call(sayDone, sent)
    for (const shown of ends) yield* put(resourceFetched({ ...shown, entry: { status: 'missing' } }))
    for (const shown of changes) yield* put(refetchRequested({ ...shown, withOwn: true }))
  })
  yield* takeEvery(undoRequested, takeBack)
  // An Undo is sent as the member who is signed in, who may be another one by then.
  yield* takeEvery(signedOut, function* () {
    yield* put(actingToastsDropped())
  })
  yield* takeEvery(commandRefused, function* ({ payload: { commandId, problem } }) {
    const form = yield* select(selectSent(commandId))
    if (form === undefined) return
    const { refused: title = 'Nothing has changed', saysRefusal, changes = [] } = form.after
    if (saysRefusal === undefined)
      yield* put(toastShown({ id: `refused ${commandId}`, color: 'warn', title, description: problem.message }))
    // It may be refused because it was done meanwhile.
    for (const shown of changes) yield* put(refetchRequested({ ...shown, withOwn: true }))
  })
}

type Sent = NonNullable<ReturnType<ReturnType<typeof selectSent>>>

/** This is long enough to read what was done and to reach the button. */
const UNDO_SHOWN_MS = 10_000

function* sayDone({ about, wasDone, after: { done, changes = [], ends = [] } }: Sent) {
  if (done === undefined) return
  const { undo, ...says } = done
  const actions: ToastAction[] =
    undo === undefined || wasDone === true
      ? []
      : [{ label: 'Undo', dispatch: undoRequested({ about, undo, changes: [...changes, ...ends] }) }]
  yield* put(toastShown({ ...says, color: 'good', ...(actions.length > 0 && { actions, duration: UNDO_SHOWN_MS }) }))
}

function* takeBack({ payload: { about, undo, changes } }: ReturnType<typeof undoRequested>) {
  const { done: title, type, payload } = undo
  const command = commandRequested({ type, payload })
  const after = { done: { title }, refused: 'It was not undone', ...(changes && { changes }) }
  yield* put(formSent({ about, commandId: command.payload.commandId, after }))
  yield* put(command)
}
