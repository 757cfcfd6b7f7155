import type { CommentEvent } from './comment-events.ts'
import { commentFacts } from './comment-facts.ts'
import { idsIn, withNames } from './mentions.ts'
import type { PostEvent } from './post-events.ts'
import { postFacts } from './post-facts.ts'
import { MemberId } from '../kernel/ids.ts'
import { plainBeginning } from '../notifications/plain-beginning.ts'

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
