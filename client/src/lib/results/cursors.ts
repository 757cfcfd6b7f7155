/** Up to where this browser has received the results of each member's commands. */
export interface Cursors {
  readonly read: (memberId: string) => number | null
  readonly write: (memberId: string, cursor: number) => void
}

const keyOf = (memberId: string) => `debut-results-${memberId}`

/** Where nothing can be kept, each page begins with now. */
export const storedCursors = (storage: () => Pick<Storage, 'getItem' | 'setItem'>): Cursors => ({
  read: (memberId) => {
    try {
      const cursor = storage().getItem(keyOf(memberId))
      return cursor !== null && /^\d{1,15}$/.test(cursor) ? Number(cursor) : null
    } catch {
      return null
    }
  },
  write: (memberId, cursor) => {
    try {
      storage().setItem(keyOf(memberId), String(cursor))
    } catch {
      // Full or blocked: see above.
    }
  },
})
