import { isDeepStrictEqual } from 'node:util'
import { LONGEST_POST, type PostId, type PostKind } from '@debut/events/discussion/discussion-form.ts'
import {
  PostCleared,
  PostDeleted,
  PostEdited,
  type PostEvent,
  PostHidden,
  PostHidingExplained,
  PostPublished,
  PostShown,
} from '@debut/events/discussion/post-events.ts'
import { type PostFacts, postFacts } from '@debut/events/discussion/post-facts.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import { accept, type Decider, refuse } from '../kernel/decider.ts'
import { type TextFacts, whyHeld } from '../kernel/texts/holds/why-held.ts'
import { type Decisions, isModeration, moderate, type Moderation, writeOrHold } from '../kernel/texts/decide-on-text.ts'
import { type TextWithMentions, mentionedIn, mentionsTooMany } from './text-with-mentions.ts'

type PostRefusal =
  | 'not-registered'
  | 'not-confirmed'
  | 'unknown-post'
  | 'not-your-post'
  | 'post-changed'
  | 'unknown-tool'
  | 'too-many-mentions'

interface Content {
  readonly kind: PostKind
  /** Null for an untitled post, and like the body once its author was erased. */
  readonly title: string | null
  readonly body: string | null
  readonly toolId: ToolId | null
}

interface WrittenPost extends Content, TextWithMentions {
  readonly memberId: MemberId
  readonly body: string
  readonly registered: boolean
  /** True as well for a post that is about no tool. */
  readonly toolIsShown: boolean
  readonly text: TextFacts
}

export type PostCommand = { readonly postId: PostId } & (
  | ({ readonly type: 'PublishPost'; readonly verified: boolean } & WrittenPost)
  | ({ readonly type: 'EditPost'; readonly revision?: number | undefined } & WrittenPost)
  | { readonly type: 'DeletePost'; readonly memberId: MemberId }
  | Moderation
)

interface Post extends PostFacts {
  /** As it reads now; undefined until it is published. */
  readonly content: Content | undefined
  /** Counts its edits. */
  readonly revision: number
}

/** A post is published once. A second PublishPost of its author changes nothing, whatever it says: they have EditPost for that. */
export const post: Decider<PostCommand, Post, PostEvent, PostRefusal> = {
  initial: { ...postFacts.initial, content: undefined, revision: 0 },

  decide(command, state) {
    const { postId } = command
    const { authorId, deleted, hidden } = state
    if (deleted) return command.type === 'DeletePost' && authorId === command.memberId ? accept() : refuse('unknown-post')
    if (command.type === 'PublishPost' && authorId === undefined) return publish(command)
    if (authorId === undefined) return refuse('unknown-post')
    if ('memberId' in command && authorId !== command.memberId) return refuse('not-your-post')
    if (isModeration(command)) return moderate(command, hidden, decisionsOn(postId, authorId, notifiedBy(authorId, state)))
    switch (command.type) {
      case 'PublishPost':
        return accept()
      case 'EditPost':
        return edit(command, state)
      case 'DeletePost':
        return accept(PostDeleted({ postId, memberId: authorId }))
    }
  },

  evolve(state, event) {
    const next = { ...state, ...postFacts.evolve(state, event) }
    if (event.type === 'PostPublished') return { ...next, content: contentOf(event.data) }
    return event.type === 'PostEdited' ? { ...next, content: contentOf(event.data), revision: state.revision + 1 } : next
  },
}

const decisionsOn = (postId: PostId, memberId: MemberId, notified: ReturnType<typeof notifiedBy> = {}): Decisions<PostEvent> => ({
  hide: (reason, by) => PostHidden({ postId, reason, by }),
  explain: (note, by) => PostHidingExplained({ postId, memberId, note, by }),
  show: (reason, by) => PostShown({ postId, reason, by, ...notified }),
  clear: (by) => PostCleared({ postId, by }),
})

type Decided = ReturnType<typeof post.decide>
type Of<Type extends PostCommand['type']> = PostCommand & { readonly type: Type }

const publish = (command: Of<'PublishPost'>): Decided => {
  if (!command.registered) return refuse('not-registered')
  if (!command.verified) return refuse('not-confirmed')
  if (!command.toolIsShown) return refuse('unknown-tool')
  if (mentionsTooMany(command, LONGEST_POST)) return refuse('too-many-mentions')
  return writeOrHold(
    whyHeld(command.text),
    (quietly) => PostPublished(dataOf(command, quietly)),
    decisionsOn(command.postId, command.memberId),
  )
}

/** A tool that was hidden since stays what the post is about. */
const edit = (command: Of<'EditPost'>, { toolId, content, hidden, revision }: Post): Decided => {
  if (isDeepStrictEqual(contentOf(command), content)) return accept()
  if (!command.registered) return refuse('not-registered')
  if (command.revision !== undefined && command.revision !== revision) return refuse('post-changed')
  if (!command.toolIsShown && command.toolId !== toolId) return refuse('unknown-tool')
  if (mentionsTooMany(command, LONGEST_POST)) return refuse('too-many-mentions')
  if (hidden) return accept(PostEdited(dataOf(command, true)))
  const saysTheSame = command.body === content?.body && command.title === content.title
  const reason = saysTheSame ? undefined : whyHeld(command.text)
  return writeOrHold(reason, (quietly) => PostEdited(dataOf(command, quietly)), decisionsOn(command.postId, command.memberId))
}

/** Those who were notified before it was hidden are not notified again: a mention in a post notifies once. */
const notifiedBy = (memberId: MemberId, { content }: Post) => {
  const mentions = mentionedIn(content?.body, memberId)
  return mentions.length === 0 ? {} : { notifies: { memberId, mentions } }
}

const contentOf = ({ kind, title, body, toolId }: Content): Content => ({ kind, title, body, toolId })

/** Those whom it mentions are notified at once, or where it is written quietly, when it is shown. */
const dataOf = ({ postId, memberId, kind, title, body, toolId, mentions }: Of<'PublishPost' | 'EditPost'>, quietly: boolean) => ({
  postId,
  memberId,
  kind,
  title,
  body,
  toolId,
  mentions: quietly ? [] : [...mentions],
})
