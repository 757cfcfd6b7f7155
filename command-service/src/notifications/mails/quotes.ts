import { type CommentEvent, commentStream } from '@debut/events/discussion/comment-events.ts'
import { commentFacts } from '@debut/events/discussion/comment-facts.ts'
import { CommentId, PostId } from '@debut/events/discussion/discussion-form.ts'
import { idsIn, withNames } from '@debut/events/discussion/mentions.ts'
import { type PostEvent, postStream } from '@debut/events/discussion/post-events.ts'
import { isReadable, postFacts } from '@debut/events/discussion/post-facts.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { type ReviewEvent, reviewStream } from '@debut/events/reviews/review-events.ts'
import { reviewFacts } from '@debut/events/reviews/review-facts.ts'
import { reviewIdOf } from '@debut/events/reviews/review-form.ts'
import { ToolId } from '@debut/events/tools/tool-card.ts'
import type { Handle } from '../../kernel/handle.ts'
import type { PendingMail } from './notification-mail-rows.ts'
import { plainBeginning } from '@debut/events/notifications/plain-beginning.ts'

type When = Parameters<Handle['lookNow']>[2]

interface Texts {
  readonly handle: Handle
  readonly when: When
  readonly usernameOf: (memberId: MemberId) => Promise<string | undefined>
}

const comment = {
  initial: { ...commentFacts.initial, text: null as string | null },
  evolve: (state: typeof commentFacts.initial & { readonly text: string | null }, event: CommentEvent) => ({
    ...commentFacts.evolve(state, event),
    text: event.type === 'CommentWritten' || event.type === 'CommentEdited' ? event.data.body : state.text,
  }),
}

const post = {
  initial: { ...postFacts.initial, text: null as string | null },
  evolve: (state: typeof postFacts.initial & { readonly text: string | null }, event: PostEvent) => ({
    ...postFacts.evolve(state, event),
    text: event.type === 'PostPublished' || event.type === 'PostEdited' ? (event.data.title ?? event.data.body) : state.text,
  }),
}

const review = {
  initial: { ...reviewFacts.initial, text: null as string | null },
  evolve: (state: typeof reviewFacts.initial & { readonly text: string | null }, event: ReviewEvent) => ({
    ...reviewFacts.evolve(state, event),
    text: event.type === 'ReviewWritten' || event.type === 'ReviewEdited' ? event.data.body : state.text,
  }),
}

/** How the text begins that a member is notified of, as everybody can read it now. Nothing is quoted that was hidden or deleted since. */
export const quoteOf = async ({ type, payload, actorId }: PendingMail, texts: Texts): Promise<string | undefined> => {
  const text = await textOf({ type, payload, actorId }, texts)
  if (text === null) return undefined
  const named = await Promise.all(idsIn(text).map(async (id) => [id, await texts.usernameOf(MemberId.parse(id))] as const))
  const usernames = new Map(named.flatMap(([id, username]) => (username === undefined ? [] : [[id, username] as const])))
  return plainBeginning(withNames(text, usernames))
}

/** As everybody can read it now; null where they can't. */
export const textOf = async (
  { type, payload: { comment_id, post_id, tool_id }, actorId }: Pick<PendingMail, 'type' | 'payload' | 'actorId'>,
  { handle, when }: Pick<Texts, 'handle' | 'when'>,
): Promise<string | null> => {
  if (comment_id !== undefined) {
    const state = await handle.lookNow(comment, commentStream(CommentId.parse(comment_id)), when)
    return isReadable(state) ? state.text : null
  }
  if (post_id !== undefined) {
    const state = await handle.lookNow(post, postStream(PostId.parse(post_id)), when)
    return isReadable(state) ? state.text : null
  }
  if (type !== 'tool_review' || tool_id === undefined || actorId === null) return null
  const state = await handle.lookNow(review, reviewStream(reviewIdOf(ToolId.parse(tool_id), actorId)), when)
  return state.rating !== undefined && !state.hidden ? state.text : null
}
