import { DraftContent } from '@debut/events/drafts/draft-content.ts'
import * as z from 'zod/mini'

const Kept = z.object({ revision: z.int(), content: DraftContent })
export type Kept = z.infer<typeof Kept>

/** What was typed and is not on the server yet, on this device. Written synchronously: a closing tab does not wait for a database. */
export interface KeptDrafts {
  readonly read: (memberId: string, toolId: string) => Kept | undefined
  /** False where nothing can be kept. */
  readonly write: (memberId: string, toolId: string, kept: Kept) => boolean
  readonly drop: (memberId: string, toolId: string) => void
}

const keyOf = (memberId: string, toolId: string) => `debut-draft-${memberId}-${toolId}`

export const keptDrafts = (storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): KeptDrafts => {
  /** What this tab wrote: another tab's is not ours to drop. */
  const written = new Map<string, string>()
  return {
    read: (memberId, toolId) => {
      try {
        const text = storage().getItem(keyOf(memberId, toolId))
        if (text === null) return undefined
        written.set(keyOf(memberId, toolId), text)
        return z.safeParse(Kept, JSON.parse(text)).data
      } catch {
        return undefined
      }
    },
    write: (memberId, toolId, kept) => {
      const [key, text] = [keyOf(memberId, toolId), JSON.stringify(kept)]
      try {
        storage().setItem(key, text)
        written.set(key, text)
        return true
      } catch {
        return false
      }
    },
    drop: (memberId, toolId) => {
      const key = keyOf(memberId, toolId)
      try {
        if (storage().getItem(key) === written.get(key)) storage().removeItem(key)
      } catch {
        // Blocked: then nothing was kept either.
      }
    },
  }
}
