import { z } from 'zod'
import { defineEvent, type EventOf } from '../kernel/define-event.ts'
import { defineNotice } from '../kernel/define-notice.ts'
import { MemberId } from '../kernel/ids.ts'
import { personal } from '../kernel/personal.ts'
import { markdown } from '../kernel/plain-text.ts'
import { ToolId } from '../tools/tool-card.ts'
import { CommentId, DEEPEST, LONGEST_COMMENT, MOST_MENTIONS, PostId } from './discussion-form.ts'
import { HideReason } from '../kernel/texts/text-form.ts'
import { keptLength } from './kept-length.ts'

export const commentStream = (commentId: CommentId) => `comment-${commentId}`

const text = {
  /** Markdown. Who is mentioned stands in it by their id: `@{id}`. */
  body: personal(markdown(1, keptLength(LONGEST_COMMENT))),
  mentions: z.array(MemberId).max(MOST_MENTIONS),
}

/** On `comment-<id>`, all of these. The member is its author. It stands on a post or on a tool. */
export const CommentWritten = defineEvent(
  'CommentWritten',
  {
    commentId: CommentId,
    memberId: MemberId,
    postId: z.nullable(PostId),
    toolId: z.nullable(ToolId),
    /** The comment that it replies to. */
    parentId: z.nullable(CommentId),
    /** The first of its branch: itself, where it is no reply. */
    rootId: CommentId,
    depth: z.int().min(1).max(DEEPEST),
    ...text,
    /** The author of the post, or of the comment above it, who is notified. */
    answersTo: z.nullable(MemberId),
  },
  { ownedBy: 'memberId', alsoNames: ['mentions', 'answersTo'] },
)
/** `marked` where readers see that it was edited. */
export const CommentEdited = defineEvent(
  'CommentEdited',
  { commentId: CommentId, memberId: MemberId, ...text, marked: z.boolean() },
  { ownedBy: 'memberId', alsoNames: ['mentions'] },
)
/** For ever, by its author. */
export const CommentDeleted = defineEvent('CommentDeleted', { commentId: CommentId, memberId: MemberId }, { ownedBy: 'memberId' })

const decision = { commentId: CommentId, reason: HideReason }
/** `by` is null where a rule hid it. */
export const CommentHidden = defineEvent('CommentHidden', { ...decision, by: z.nullable(MemberId) }, { alsoNames: ['by'] })
export const CommentShown = defineEvent('CommentShown', { ...decision, by: MemberId }, { alsoNames: ['by'] })
/** A moderator looked at what was reported of it, and left it as it is. */
export const CommentCleared = defineEvent('CommentCleared', { commentId: CommentId, by: MemberId }, { alsoNames: ['by'] })

const isAnother = (memberId: MemberId) => (other: MemberId | null) => other !== null && other !== memberId

/** One for each who is concerned: whom it answers, and whom it mentions beside them. */
export const commentNotice = defineNotice(CommentWritten, ({ commentId, memberId, postId, toolId, parentId, mentions, answersTo }) => {
  const payload = { comment_id: commentId, ...(postId !== null && { post_id: postId }), ...(toolId !== null && { tool_id: toolId }) }
  const answered = [answersTo].filter((other) => other !== null).filter(isAnother(memberId))
  const mentioned = mentions.filter(isAnother(memberId)).filter((other) => other !== answersTo)
  return [
    ...answered.map((recipientId) => ({ recipientId, type: parentId === null ? 'post_comment' : 'comment_reply', payload })),
    ...mentioned.map((recipientId) => ({ recipientId, type: 'mention', payload })),
  ]
})

export const commentEvents = [CommentWritten, CommentEdited, CommentDeleted, CommentHidden, CommentShown, CommentCleared] as const
export type CommentEvent = EventOf<(typeof commentEvents)[number]>
