import { race, take } from 'typed-redux-saga'
import { commandAnswered, commandRefused } from './outbox-slice.ts'

/** What became of one command, however long that takes. */
export function* awaitAnswer({ commandId }: { readonly commandId: string }) {
  const answered = (action: unknown): action is ReturnType<typeof commandAnswered> =>
    commandAnswered.match(action) && action.payload.commandId === commandId
  const refused = (action: unknown): action is ReturnType<typeof commandRefused> =>
    commandRefused.match(action) && action.payload.commandId === commandId
  return yield* race({ answered: take(answered), refused: take(refused) })
}
