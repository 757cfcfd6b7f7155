import type { Entry } from './outbox-entry.ts'

/** Where commands outlive the page. */
export interface OutboxStore {
  /** One member's, oldest first. */
  readonly read: (memberId: string) => Promise<readonly Entry[]>
  /** Done when it would survive a crash. */
  readonly keep: (entry: Entry) => Promise<void>
  readonly drop: (commandId: string) => Promise<void>
  /** False where the browser keeps nothing for us. */
  readonly isLasting: () => Promise<boolean>
}

/** As long as the page is open. */
export const memoryOutbox = (): OutboxStore => {
  const entries = new Map<string, Entry>()
  return {
    read: async (memberId) =>
      [...entries.values()]
        .filter((entry) => entry.memberId === memberId)
        .toSorted((one, other) => (one.commandId < other.commandId ? -1 : 1)),
    keep: async (entry) => void entries.set(entry.commandId, entry),
    drop: async (commandId) => void entries.delete(commandId),
    isLasting: async () => false,
  }
}
