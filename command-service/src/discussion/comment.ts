import {
  CommentCleared,
  CommentDeleted,
  CommentEdited,
  type CommentEvent,
  CommentHidden,
  CommentHidingExplained,
  CommentShown,
  CommentWritten,
} from '@debut/events/discussion/comment-events.ts'
import { type CommentFacts, commentFacts } from '@debut/events/discussion/comment-facts.ts'
import { type CommentId, DEEPEST, LONGEST_COMMENT, type PostId } from '@debut/events/discussion/discussion-form.ts'
import { isReadable } from '@debut/events/discussion/post-facts.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { HideReason } from '@debut/events/kernel/texts/text-form.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import { accept, type Decider, refuse } from '../kernel/decider.ts'
import { type TextFacts, whyHeld } from '../kernel/texts/holds/why-held.ts'
import { isMarkedEdit } from '../kernel/texts/is-marked-edit.ts'
import { type Decisions, isModeration, moderate, type Moderation, writeOrHold } from '../kernel/texts/decide-on-text.ts'
import { type TextWithMentions, mentionedIn, mentionsTooMany } from './text-with-mentions.ts'

type CommentRefusal =
  | 'not-registered'
  | 'not-confirmed'
  | 'unknown-post'
  | 'unknown-tool'
  | 'unknown-comment'
  | 'not-your-comment'
  | 'reply-to-deleted'
  | 'comment-somewhere-else'
  | 'cant-reply-here'
  | 'too-many-mentions'

/** What a comment depends on beside its own past, each from the stream that decides it. */
interface Surroundings {
  readonly registered: boolean
  readonly verified: boolean
  /** Says whether the post or tool takes comments. */
  readonly threadIsOpen: boolean
  /** Null for a tool, and for a post that was never published. */
  readonly postAuthorId: MemberId | null
  /** The comment that its author replies to; null where it is no reply. */
  readonly parent: CommentFacts | null
  /** Says whether the author is blocked by the member they would reply to. */
  readonly isBlocked: boolean
  readonly text: TextFacts
}

interface WriteComment extends TextWithMentions, Surroundings {
  readonly type: 'WriteComment'
  readonly memberId: MemberId
  /** One of these two is null. */
  readonly postId: PostId | null
  readonly toolId: ToolId | null
}

interface EditComment extends TextWithMentions {
  readonly type: 'EditComment'
  readonly memberId: MemberId
  readonly registered: boolean
  /** Says whether the post or tool that it is on can be seen. */
  readonly threadIsShown: boolean
  readonly at: Instant
  /** Undefined where it was not written yet when this was looked up. */
  readonly writtenAt: Instant | undefined
  readonly text: TextFacts
}

export type CommentCommand = { readonly commentId: CommentId } & (
  | WriteComment
  | EditComment
  | { readonly type: 'DeleteComment'; readonly memberId: MemberId }
  | Moderation
)

interface Comment extends CommentFacts {
  /** As it reads now; undefined until it is written, and null once its author was erased. */
  readonly body: string | null | undefined
  /** Whom it answers, as long as no member has been notified of it. */
  readonly unnotified: { readonly answersTo: MemberId | null } | undefined
}

export const comment: Decider<CommentCommand, Comment, CommentEvent, CommentRefusal> = {
  initial: { ...commentFacts.initial, body: undefined, unnotified: undefined },

  decide(command, state) {
    const { commentId } = command
    const { authorId, deleted, hidden } = state
    if (deleted) return command.type === 'DeleteComment' && authorId === command.memberId ? accept() : refuse('unknown-comment')
    if (command.type === 'WriteComment' && authorId === undefined) return write(command)
    if (authorId === undefined) return refuse('unknown-comment')
    if ('memberId' in command && authorId !== command.memberId) return refuse('not-your-comment')
    if (isModeration(command)) return moderate(command, hidden, decisionsOn(commentId, authorId, notifiedBy(state)))
    switch (command.type) {
      case 'WriteComment':
        return accept()
      case 'EditComment':
        return edit(command, state)
      case 'DeleteComment':
        return accept(CommentDeleted({ commentId, memberId: authorId }))
    }
  },

  evolve(state, event) {
    const next = { ...state, ...commentFacts.evolve(state, event) }
    switch (event.type) {
      case 'CommentWritten':
      case 'CommentEdited':
        return { ...next, body: event.data.body }
      case 'CommentHidden':
        return event.data.answersTo === undefined ? next : { ...next, unnotified: { answersTo: event.data.answersTo } }
      case 'CommentShown':
        return { ...next, unnotified: undefined }
      case 'CommentDeleted':
      case 'CommentHidingExplained':
      case 'CommentCleared':
        return next
    }
  },
}

const decisionsOn = (commentId: CommentId, memberId: MemberId, notified: ReturnType<typeof notifiedBy> = {}): Decisions<CommentEvent> => ({
  hide: (reason, by) => CommentHidden({ commentId, reason, by }),
  explain: (note, by) => CommentHidingExplained({ commentId, memberId, note, by }),
  show: (reason, by) => CommentShown({ commentId, reason, by, ...notified }),
  clear: (by) => CommentCleared({ commentId, by }),
})

type Decided = ReturnType<typeof comment.decide>
type Of<Type extends CommentCommand['type']> = CommentCommand & { readonly type: Type }

const write = (command: Of<'WriteComment'>): Decided => {
  const { commentId, memberId, postId, toolId, parent, body, mentions } = command
  if (!command.registered) return refuse('not-registered')
  if (!command.verified) return refuse('not-confirmed')
  if (!command.threadIsOpen) return refuse(postId === null ? 'unknown-tool' : 'unknown-post')
  if (parent !== null) {
    if (parent.written === undefined) return refuse('unknown-comment')
    if (!isReadable(parent)) return refuse('reply-to-deleted')
    if (parent.written.postId !== postId || parent.written.toolId !== toolId) return refuse('comment-somewhere-else')
  }
  if (command.isBlocked) return refuse('cant-reply-here')
  if (mentionsTooMany(command, LONGEST_COMMENT)) return refuse('too-many-mentions')
  const written = { commentId, memberId, postId, toolId, ...placeOf(command), body, mentions: [...mentions] }
  const write = (quietly: boolean) => CommentWritten(quietly ? { ...written, ...NO_MEMBER } : written)
  const hide = (reason: HideReason) => CommentHidden({ commentId, reason, by: null, answersTo: written.answersTo })
  return writeOrHold<CommentEvent>(whyHeld(command.text), write, { hide })
}

/** Who would have been notified of it when it was written. */
const notifiedBy = ({ written, body, unnotified }: Comment) => {
  if (written === undefined || unnotified === undefined) return {}
  const { memberId, postId, toolId, parentId } = written
  return { notifies: { memberId, postId, toolId, parentId, mentions: mentionedIn(body, memberId), ...unnotified } }
}

/** Who is answered or mentioned is notified at once, or where it is written quietly, when it is shown. */
const NO_MEMBER = { answersTo: null, mentions: [] }

/** A reply to one at the last level stands beside it, and still answers its author. */
const placeOf = ({ commentId, parent, postAuthorId }: Of<'WriteComment'>) => {
  if (parent?.written === undefined) return { parentId: null, rootId: commentId, depth: 1, answersTo: postAuthorId }
  const { commentId: above, parentId, rootId, depth, memberId } = parent.written
  return depth < DEEPEST
    ? { parentId: above, rootId, depth: depth + 1, answersTo: memberId }
    : { parentId, rootId, depth, answersTo: memberId }
}

const edit = (command: Of<'EditComment'>, state: Comment): Decided => {
  const { commentId, memberId, body, mentions, at, writtenAt } = command
  if (body === state.body) return accept()
  if (!command.registered) return refuse('not-registered')
  if (!command.threadIsShown) return refuse('unknown-comment')
  if (mentionsTooMany(command, LONGEST_COMMENT)) return refuse('too-many-mentions')
  const marked = isMarkedEdit(at, writtenAt)
  const write = (quietly: boolean) => CommentEdited({ commentId, memberId, body, mentions: quietly ? [] : [...mentions], marked })
  return state.hidden ? accept(write(true)) : writeOrHold(whyHeld(command.text), write, decisionsOn(commentId, memberId))
}
