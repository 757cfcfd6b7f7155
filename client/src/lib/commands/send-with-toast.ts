import { put } from 'typed-redux-saga'
import { toastShown } from '../toasts/toasts-slice.ts'
import { awaitAnswer } from './await-answer.ts'
import { commandRequested } from './outbox-slice.ts'

type CommandRequest = Parameters<typeof commandRequested>[0]

/** What a toast says once it is done. */
interface Done {
  readonly id: string
  readonly title: string
  readonly description?: string
}

/** Sends it, and says what became of it. Gives the position of an answer that shows it. */
export function* sendWithToast(request: CommandRequest, done: Done) {
  const command = commandRequested(request)
  yield* put(command)
  const { answered, refused } = yield* awaitAnswer(command.payload)
  if (refused === undefined) yield* put(toastShown({ ...done, color: 'good' }))
  else {
    const description = refused.payload.problem.message
    yield* put(toastShown({ id: done.id, color: 'warn', title: 'Nothing has changed', description }))
  }
  return answered?.payload.position
}
