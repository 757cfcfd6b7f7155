import { put, select } from 'typed-redux-saga'
import { refetchRequested, resourceFetched } from '../resources/resources-slice.ts'
import { takeEvery } from '../sagas/take.ts'
import { toastShown } from '../toasts/toasts-slice.ts'
import { selectSent } from './forms-slice.ts'
import { commandAnswered, commandRefused } from './outbox-slice.ts'

/** Says what became of what was asked for in this tab, whichever tab has sent it, and shows what it changed. */
export function* concludeForms() {
  yield* takeEvery(commandAnswered, function* ({ payload: { commandId } }) {
    const { done, changes = [], ends = [] } = (yield* select(selectSent(commandId)))?.after ?? {}
    if (done !== undefined) yield* put(toastShown({ ...done, color: 'good' }))
    for (const shown of ends) yield* put(resourceFetched({ ...shown, entry: { status: 'missing' } }))
    for (const shown of changes) yield* put(refetchRequested({ ...shown, withOwn: true }))
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
