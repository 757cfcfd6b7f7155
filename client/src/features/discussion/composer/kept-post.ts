import { PostDraftContent } from '@debut/events/discussion/post-draft.ts'
import * as z from 'zod/mini'

/** The revision is the one that it was typed on: null before the server had any. */
const Kept = z.object({ revision: z.nullable(z.int()), content: PostDraftContent })
export type KeptPost = z.infer<typeof Kept>

/** What was typed and is not on the server yet, on this device. Written synchronously: a closing tab does not wait for a database. */
export interface KeptPosts {
  readonly read: (memberId: string, id: string) => KeptPost | undefined
  readonly write: (memberId: string, id: string, kept: KeptPost) => void
  readonly drop: (memberId: string, id: string) => void
}

const keyOf = (memberId: string, id: string) => `debut-post-${memberId}-${id}`

export const keptPosts = (storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): KeptPosts => {
  /** What this tab wrote: another tab's is not ours to drop. */
  const written = new Map<string, string>()
  return {
    read: (memberId, id) => {
      const key = keyOf(memberId, id)
      try {
        const text = storage().getItem(key)
        if (text === null) return undefined
        written.set(key, text)
        return z.safeParse(Kept, JSON.parse(text)).data
      } catch {
        return undefined
      }
    },
    write: (memberId, id, kept) => {
      const [key, text] = [keyOf(memberId, id), JSON.stringify(kept)]
      try {
        storage().setItem(key, text)
        written.set(key, text)
      } catch {
        // Where nothing may be kept, the server has it a second later.
      }
    },
    drop: (memberId, id) => {
      const key = keyOf(memberId, id)
      try {
        if (storage().getItem(key) === written.get(key)) storage().removeItem(key)
      } catch {
        // Where nothing may be kept, nothing was.
      }
    },
  }
}
