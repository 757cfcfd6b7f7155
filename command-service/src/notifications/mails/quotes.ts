import { commentStream } from '@debut/events/discussion/comment-events.ts'
import { CommentId, PostId } from '@debut/events/discussion/discussion-form.ts'
import { postStream } from '@debut/events/discussion/post-events.ts'
import { isReadable } from '@debut/events/discussion/post-facts.ts'
import { beginningOf, writtenComment, writtenPost } from '@debut/events/discussion/written-texts.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { reviewStream } from '@debut/events/reviews/review-events.ts'
import { reviewIdOf } from '@debut/events/reviews/review-form.ts'
import { writtenReview } from '@debut/events/reviews/written-review.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import type { Handle } from '../../kernel/handle.ts'
import type { PendingMail } from './notification-mail-rows.ts'

type When = Parameters<Handle['read']>[2]

interface Texts {
  readonly handle: Handle
  readonly when: When
  readonly usernameOf: (memberId: MemberId) => Promise<string | undefined>
}

/** How the text begins that a member is notified of, as everybody can read it now. Nothing is quoted that was hidden or deleted since. */
export const quoteOf = async ({ type, payload, actorId }: PendingMail, texts: Texts): Promise<string | undefined> => {
  return beginningOf(await textOf({ type, payload, actorId }, texts), texts.usernameOf)
}

/** As everybody can read it now; null where they can't. */
export const textOf = async (
  { type, payload: { comment_id, post_id, tool_id }, actorId }: Pick<PendingMail, 'type' | 'payload' | 'actorId'>,
  { handle, when }: Pick<Texts, 'handle' | 'when'>,
): Promise<string | null> => {
  if (comment_id !== undefined) {
    const state = await handle.read(writtenComment, commentStream(CommentId.parse(comment_id)), when)
    return isReadable(state) ? state.text : null
  }
  if (post_id !== undefined) {
    const state = await handle.read(writtenPost, postStream(PostId.parse(post_id)), when)
    return isReadable(state) ? (state.title ?? state.text) : null
  }
  if (type !== 'tool_review' || tool_id === undefined || actorId === null) return null
  const state = await handle.read(writtenReview, reviewStream(reviewIdOf(ToolId.parse(tool_id), actorId)), when)
  return state.rating !== undefined && !state.hidden ? state.text : null
}
