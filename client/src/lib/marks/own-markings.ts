import type { Action } from '@reduxjs/toolkit'
import { learntFrom, type Mark } from './mark.ts'
import type { WithOwnMarks } from './own-marks-slice.ts'
import { selectIsMarked } from './select-is-marked.ts'

/** A mark that the reader set, or took off, and that a count may not hold yet. */
export interface OwnMarking {
  readonly id: string
  readonly by: 1 | -1
  /** Where it stands in the log. */
  readonly position: number
}

/** What an action adds to the reader's markings: the same may be said by the answer to the command and by its result. */
export const withMarkingsIn = (mark: Mark, known: readonly OwnMarking[], action: Action): readonly OwnMarking[] => {
  const { changes = [], position } = learntFrom(mark, action) ?? {}
  if (position === undefined) return known
  const isNew = ({ id }: { readonly id: string }) => !known.some((marking) => marking.id === id && marking.position === position)
  const learnt = changes.filter(isNew).map(({ id, isMarked }): OwnMarking => ({ id, by: isMarked ? 1 : -1, position }))
  return learnt.length === 0 ? known : [...known, ...learnt]
}

/** A count that was answered as of a position, with what its reader has done since. */
export const countedWith = (count: number, id: string, known: readonly OwnMarking[], answeredAt: number): number =>
  known.filter((marking) => marking.id === id && marking.position > answeredAt).reduce((sum, { by }) => sum + by, count)

/** What the reader has just asked for and the server has not answered: 1, -1 or nothing. */
export const selectUnsettled =
  (mark: Mark, id: string) =>
  (state: WithOwnMarks): number => {
    const known = state.ownMarks[mark.name]?.[id]?.isMarked
    const wanted = selectIsMarked(mark, id)(state)
    return known === undefined || wanted === undefined ? 0 : Number(wanted) - Number(known)
  }
