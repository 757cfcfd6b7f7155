/** The mailbox of a local stack, which keeps what would go out to members. */
export interface LocalMailbox {
  /** Deletes all that was sent to these addresses. */
  clear(addresses: readonly string[]): Promise<void>
}

const TIMEOUT_MS = 5_000

export const localMailboxAt = (url: string): LocalMailbox => ({
  clear: async (addresses) => {
    for (const address of addresses) {
      const found = new URL('/api/v1/search', url)
      // Whole addresses: others may end in the same way.
      found.searchParams.set('query', `to:"<${address}>"`)
      const answer = await fetch(found, { method: 'DELETE', signal: AbortSignal.timeout(TIMEOUT_MS) })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`the local mailbox answered ${answer.status}`)
    }
  },
})
