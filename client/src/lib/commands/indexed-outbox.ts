import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Entry } from './outbox-entry.ts'
import type { OutboxStore } from './outbox-store.ts'

interface Schema extends DBSchema {
  entries: { key: string; value: Entry; indexes: { memberId: string } }
}

/** Some browsers never answer where storage is blocked. */
const OPEN_WITHIN = 3_000

/** In the browser's database. Rejects where there is none. */
export const openIndexedOutbox = async (): Promise<OutboxStore> => {
  const opening = openDB<Schema>('debut-outbox', 1, {
    upgrade: (database) => database.createObjectStore('entries', { keyPath: 'commandId' }).createIndex('memberId', 'memberId'),
  })
  const tooLate = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('IndexedDB does not open')), OPEN_WITHIN))
  return outboxIn(await Promise.race([opening, tooLate]))
}

const outboxIn = (database: IDBPDatabase<Schema>): OutboxStore => {
  const change = async (make: (entries: { put(entry: Entry): unknown; delete(commandId: string): unknown }) => unknown) => {
    const transaction = database.transaction('entries', 'readwrite', { durability: 'strict' })
    await make(transaction.store)
    await transaction.done
  }
  return {
    // Keys are ids, which begin with their time, and an index lists by key within its value.
    read: (memberId) => database.getAllFromIndex('entries', 'memberId', memberId),
    keep: (entry) => change((entries) => entries.put(entry)),
    drop: (commandId) => change((entries) => entries.delete(commandId)),
    isLasting: async () => true,
  }
}
