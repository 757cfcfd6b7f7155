import { diffWordsWithSpace } from 'diff'

export interface Piece {
  readonly text: string
  readonly change: 'added' | 'removed' | 'none'
}

/** Two texts that have little in common take long to compare. After this time, the whole of one counts as removed and the other as added. */
const MOST_MS = 200

/** The words of both versions, in the order of the newer one. */
export const changesBetween = (older: string, newer: string): readonly Piece[] => {
  const found = diffWordsWithSpace(older, newer, { timeout: MOST_MS })
  if (found === undefined)
    return [
      { text: older, change: 'removed' },
      { text: newer, change: 'added' },
    ]
  return found.map(({ value, added, removed }) => ({ text: value, change: added ? 'added' : removed ? 'removed' : 'none' }))
}
