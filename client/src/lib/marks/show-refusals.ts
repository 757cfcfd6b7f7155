import { put } from 'typed-redux-saga'
import { isFromElsewhere } from '../commands/from-elsewhere.ts'
import { commandRefused } from '../commands/outbox-slice.ts'
import { takeEvery } from '../sagas/take.ts'
import { toastShown } from '../toasts/toasts-slice.ts'
import { intentOf, type Mark } from './mark.ts'

/** Says why a mark could not be set or taken off, wherever the reader is by then. */
export const showRefusals = (marks: readonly Mark[]) =>
  function* showThem() {
    yield* takeEvery(commandRefused, function* (action) {
      if (isFromElsewhere(action)) return
      for (const mark of marks) {
        const intent = intentOf(mark, action.payload)
        if (intent === undefined) continue
        const title = mark.refused[intent.isMarked ? 0 : 1]
        yield* put(toastShown({ id: `${mark.name}-refused`, color: 'warn', title, description: action.payload.problem.message }))
      }
    })
  }
