import { CommentId, LONGEST_COMMENT } from '@debut/events/discussion/discussion-form.ts'
import * as z from 'zod/mini'
import { keyOf, type TypedAt } from './kept-key.ts'

/** What somebody types: the id comes with the first character, so that the same text is never published twice. */
const Typed = z.object({ commentId: CommentId, body: z.string().check(z.maxLength(4 * LONGEST_COMMENT)) })
export type Typed = z.infer<typeof Typed>

/** In this tab until it is sent: it outlives a reload, and the way to another page and back. */
export const keptTexts = (storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) => ({
  read: (at: TypedAt): Typed | undefined => {
    try {
      const text = storage().getItem(keyOf(at))
      return text === null ? undefined : z.safeParse(Typed, JSON.parse(text)).data
    } catch {
      return undefined
    }
  },
  write: (at: TypedAt, typed: Typed): void => {
    try {
      storage().setItem(keyOf(at), JSON.stringify(typed))
    } catch {
      // Where nothing may be kept, the text stands in its field alone.
    }
  },
  drop: (at: TypedAt): void => {
    try {
      storage().removeItem(keyOf(at))
    } catch {
      // Where nothing may be kept, nothing was.
    }
  },
})

export const textsOfTab = keptTexts(() => window.sessionStorage)
