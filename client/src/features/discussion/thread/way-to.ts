import type { CommentPlace } from '@debut/events/discussion/comment-answers.ts'
import { type StandsOn, topicOf } from './stands-on.ts'

/** Where a comment is from the page that is shown. */
export type Found =
  | { readonly kind: 'page'; readonly page: number }
  | { readonly kind: 'branch'; readonly rootId: string }
  /** On this very page, which was answered before it was written. */
  | { readonly kind: 'here' }
  /** Under another post or tool. */
  | { readonly kind: 'elsewhere' }

type Answer = Pick<CommentPlace, 'postId' | 'toolId' | 'rootId' | 'page'>

/** `cut`: the first comments of the branches that this page leaves replies out of. */
export const wayTo = ({ postId, toolId, rootId, page }: Answer, on: StandsOn, shownPage: number, cut: readonly string[]): Found => {
  const standsOn = postId === null ? { toolId: toolId ?? '' } : { postId }
  if (topicOf(standsOn) !== topicOf(on)) return { kind: 'elsewhere' }
  if (page !== shownPage) return { kind: 'page', page }
  return cut.includes(rootId) ? { kind: 'branch', rootId } : { kind: 'here' }
}
