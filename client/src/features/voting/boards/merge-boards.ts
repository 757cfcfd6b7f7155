import type { BoardFrame } from '@debut/events/voting/board-answers.ts'
import type { Board, Entry, Standing } from './board.ts'

/** A live board sends no more places than these. */
const MOST_STANDINGS = 100

/** What stands as it did stays the same, so that its row is not drawn again. */
const moved = (entry: Entry, { place, rank, points, voters, hidden }: Standing): Entry => {
  const standing = { place, rank, points, voters, hidden }
  if (isSame(entry, standing)) return entry
  // A launch must not seem to climb or fall when ranks are first shown.
  const was = entry.was ?? entry.rank ?? rank
  return { ...entry, ...standing, ...(was !== null && { was }) }
}

const isSame = (one: Standing, other: Standing): boolean =>
  one.place === other.place &&
  one.rank === other.rank &&
  one.points === other.points &&
  one.voters === other.voters &&
  one.hidden === other.hidden

const inOrder = (entries: readonly Entry[]) => entries.toSorted((one, other) => one.place - other.place)

const byId = <Placed extends { readonly launchId: string }>(placed: readonly Placed[]): ReadonlyMap<string, Placed> =>
  new Map(placed.map((each) => [each.launchId, each]))

/** It may return, and is known then. */
const gone = (entry: Entry): Entry => moved(entry, { ...entry, place: Infinity })

/** A live board names launches by their ids only: those that are not known yet are left out. */
export const withFrame = (board: Board, { tools, validUntil }: BoardFrame, position: number): Board => {
  if (position < board.position) return board
  const said = byId(tools)
  const entries = board.entries.map((entry) => {
    const standing = said.get(entry.launchId)
    if (standing !== undefined) return moved(entry, standing)
    return entry.place > MOST_STANDINGS ? entry : gone(entry)
  })
  // That it is over is for an answer to say: by then there may be another board in its stead.
  return { ...board, entries: inOrder(entries), validUntil: validUntil ?? board.validUntil, position }
}

/** Whether somebody has come among the shown of whom no more than that is known. */
export const namesUnknown = ({ entries, size }: Board, { tools }: BoardFrame): boolean => {
  const known = byId(entries)
  return tools.some(({ launchId, place }) => place <= size && !known.has(launchId))
}

/** Who is known already stays as they are. */
const withUnknown = (board: Board, { total, entries }: Board): Board => {
  const known = byId(board.entries)
  return { ...board, total, entries: inOrder([...board.entries, ...entries.filter(({ launchId }) => !known.has(launchId))]) }
}

/** The next places, below what is shown. */
export const withMore = (board: Board, next: Board): Board => {
  if (next.start !== board.start) return board
  const come = byId(next.entries)
  const entries = board.entries.map((entry) => (entry.place > board.size ? moved(entry, come.get(entry.launchId) ?? entry) : entry))
  return { ...withUnknown({ ...board, entries }, next), size: next.size }
}

/** The same board, as it was answered anew. */
export const merged = (shown: Board, answer: Board): Board => {
  if (answer.start !== shown.start) return answer
  // What is shown is ahead of an answer that was slower than a frame: that only lends the names that were missing.
  if (answer.position < shown.position) return withUnknown(shown, answer)
  const known = byId(shown.entries)
  const answered = byId(answer.entries)
  const fallen = shown.entries.filter(({ launchId, place }) => place > answer.size && !answered.has(launchId))
  return { ...answer, entries: [...answer.entries.map((entry) => moved(known.get(entry.launchId) ?? entry, entry)), ...fallen] }
}
