import { CommentId, LONGEST_COMMENT } from '@debut/events/discussion/discussion-form.ts'
import * as z from 'zod/mini'
import { keptTexts } from '../../../../lib/kept-texts/kept-texts.ts'
import { keyOf } from './kept-key.ts'

/** What somebody types: the id comes with the first character, so that the same text is never published twice. */
const Typed = z.object({ commentId: CommentId, body: z.string().check(z.maxLength(4 * LONGEST_COMMENT)) })
export type Typed = z.infer<typeof Typed>

/** In this tab until it is sent. */
export const keptComments = (storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) =>
  keptTexts({ schema: Typed, keyOf, storage })

export const textsOfTab = keptComments(() => window.sessionStorage)
