import { selectOutbox } from '../commands/outbox-slice.ts'
import { intentOf, type Mark } from './mark.ts'
import type { WithOwnMarks } from './own-marks-slice.ts'

/** The newest intent stands over what the server said. Undefined until either is known. */
export const selectIsMarked =
  (mark: Mark, id: string) =>
  (state: WithOwnMarks): boolean | undefined => {
    const intents = selectOutbox(state).entries.flatMap((entry) => intentOf(mark, entry) ?? [])
    return intents.findLast((intent) => intent.id === id)?.isMarked ?? state.ownMarks[mark.name]?.[id]?.isMarked
  }
