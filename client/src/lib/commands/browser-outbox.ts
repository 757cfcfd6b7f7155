import { memoryOutbox, type OutboxStore } from './outbox-store.ts'

/** The database is opened with the first need for it; where it fails, what is asked for is at least kept while the page is open. */
export const browserOutbox = (open: () => Promise<OutboxStore>): OutboxStore => {
  const memory = memoryOutbox()
  let opened: Promise<OutboxStore> | undefined
  let hasFailed = false
  const lasting = async () => {
    opened ??= open().catch(() => {
      hasFailed = true
      return memory
    })
    return opened
  }
  return {
    read: async (memberId) => {
      const store = await lasting()
      const unkept = await memory.read(memberId)
      return store === memory ? unkept : [...(await store.read(memberId).catch(() => [])), ...unkept]
    },
    keep: async (entry) => {
      const store = await lasting()
      await store.keep(entry).catch(() => {
        hasFailed = true
        return memory.keep(entry)
      })
    },
    drop: async (commandId) => {
      const store = await lasting()
      await memory.drop(commandId)
      await store.drop(commandId).catch(() => undefined)
    },
    isLasting: async () => {
      await lasting()
      return !hasFailed
    },
  }
}

export const openBrowserOutbox = async (): Promise<OutboxStore> => (await import('./indexed-outbox.ts')).openIndexedOutbox()
