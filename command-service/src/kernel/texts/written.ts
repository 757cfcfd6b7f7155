import type { CommentEvent } from '@debut/events/discussion/comment-events.ts'
import { commentFacts } from '@debut/events/discussion/comment-facts.ts'
import { idsIn, withNames } from '@debut/events/discussion/mentions.ts'
import type { PostEvent } from '@debut/events/discussion/post-events.ts'
import { postFacts } from '@debut/events/discussion/post-facts.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { plainBeginning } from '@debut/events/notifications/plain-beginning.ts'
import type { ReviewEvent } from '@debut/events/reviews/review-events.ts'
import { reviewFacts } from '@debut/events/reviews/review-facts.ts'

interface Written {
  /** As it reads now, in Markdown; null until it is written. */
  readonly text: string | null
}

export const writtenComment = {
  initial: { ...commentFacts.initial, text: null as string | null },
  evolve: (state: typeof commentFacts.initial & Written, event: CommentEvent) => ({
    ...commentFacts.evolve(state, event),
    text: event.type === 'CommentWritten' || event.type === 'CommentEdited' ? event.data.body : state.text,
  }),
}

export const writtenPost = {
  initial: { ...postFacts.initial, title: null as string | null, text: null as string | null },
  evolve: (state: typeof postFacts.initial & Written & { readonly title: string | null }, event: PostEvent) => {
    const { title, body: text } =
      event.type === 'PostPublished' || event.type === 'PostEdited' ? event.data : { ...state, body: state.text }
    return { ...postFacts.evolve(state, event), title, text }
  },
}

export const writtenReview = {
  initial: { ...reviewFacts.initial, text: null as string | null },
  evolve: (state: typeof reviewFacts.initial & Written, event: ReviewEvent) => ({
    ...reviewFacts.evolve(state, event),
    text: event.type === 'ReviewWritten' || event.type === 'ReviewEdited' ? event.data.body : state.text,
  }),
}

/** How a text begins, with the names of those whom it mentions; undefined where it says nothing. */
export const beginningOf = async (
  text: string | null,
  usernameOf: (memberId: MemberId) => Promise<string | undefined>,
): Promise<string | undefined> => {
  if (text === null) return undefined
  const named = await Promise.all(idsIn(text).map(async (id) => [id, await usernameOf(MemberId.parse(id))] as const))
  const usernames = new Map(named.flatMap(([id, username]) => (username === undefined ? [] : [[id, username] as const])))
  return plainBeginning(withNames(text, usernames))
}
