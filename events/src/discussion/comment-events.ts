import { z } from 'zod'
import { defineEvent, type EventOf } from '../kernel/define-event.ts'
import { defineNotice } from '../kernel/define-notice.ts'
import { MemberId } from '../kernel/ids.ts'
import { personal } from '../kernel/personal.ts'
import { markdown } from '../kernel/plain-text.ts'
import { ToolId } from '../tools/tool-card.ts'
import { CommentId, DEEPEST, LONGEST_COMMENT, MOST_MENTIONS, PostId } from './discussion-form.ts'
import { HideNote, HideReason, ShowReason } from '../kernel/texts/text-form.ts'
import { keptLength } from './kept-length.ts'

export const commentStream = (commentId: CommentId) => `comment-${commentId}`

const text = {
  /** Markdown. Who is mentioned stands in it by their id: `@{id}`. */
  body: personal(markdown(1, keptLength(LONGEST_COMMENT))),
  mentions: z.array(MemberId).max(MOST_MENTIONS),
}

const place = {
  postId: z.nullable(PostId),
  toolId: z.nullable(ToolId),
  /** The comment that it replies to. */
  parentId: z.nullable(CommentId),
}
/** The author of the post, or of the comment above it, who is notified. */
const answersTo = z.nullable(MemberId)

/** On `comment-<id>`, all of these. The member is its author. It stands on a post or on a tool. */
export const CommentWritten = defineEvent(
  'CommentWritten',
  {
    commentId: CommentId,
    memberId: MemberId,
    ...place,
    /** The first of its branch: itself, where it is no reply. */
    rootId: CommentId,
    depth: z.int().min(1).max(DEEPEST),
    ...text,
    answersTo,
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

/**
 * `by` is null if a rule hid it. If the comment is new, `answersTo` lists the members who would have been notified. Before version 3 no
 * rule looked for words, and before version 4 there was no reason `other`.
 */
export const CommentHidden = defineEvent(
  'CommentHidden',
  { commentId: CommentId, reason: HideReason, by: z.nullable(MemberId), answersTo: answersTo.optional() },
  { alsoNames: ['by', 'answersTo'], upcasts: [(data) => data, (data) => data, (data) => data] },
)
const notifies = z.strictObject({ memberId: MemberId, ...place, mentions: text.mentions, answersTo })
/** `notifies` is there the first time that a comment is shown which a rule held when it was written: no member was notified of it then. The reason takes one more value from version 3. */
export const CommentShown = defineEvent(
  'CommentShown',
  { commentId: CommentId, reason: ShowReason, by: MemberId, notifies: notifies.optional() },
  { alsoNames: ['by', 'notifies'], upcasts: [(data) => data, (data) => data] },
)
/**
 * The moderator who hid the comment explains it to the author. This is a separate event, because it is sealed for the author, whom the
 * decision does not name.
 */
export const CommentHidingExplained = defineEvent(
  'CommentHidingExplained',
  { commentId: CommentId, memberId: MemberId, note: personal(HideNote), by: MemberId },
  { ownedBy: 'memberId', alsoNames: ['by'] },
)
/** A moderator looked at what was reported of it, and left it as it is. */
export const CommentCleared = defineEvent('CommentCleared', { commentId: CommentId, by: MemberId }, { alsoNames: ['by'] })

const isAnother = (memberId: MemberId) => (other: MemberId | null) => other !== null && other !== memberId

type Notified = z.output<typeof notifies> & { readonly commentId: CommentId }

/** One for each who is concerned: whom it answers, and whom it mentions beside them. */
const noticesOf = ({ commentId, memberId, postId, toolId, parentId, mentions, answersTo: toAuthor }: Notified) => {
  const payload = { comment_id: commentId, ...(postId !== null && { post_id: postId }), ...(toolId !== null && { tool_id: toolId }) }
  const answered = [toAuthor].filter((other) => other !== null).filter(isAnother(memberId))
  const mentioned = mentions.filter(isAnother(memberId)).filter((other) => other !== toAuthor)
  const notice = { payload, actorId: memberId }
  return [
    ...answered.map((recipientId) => ({ ...notice, recipientId, type: parentId === null ? 'post_comment' : 'comment_reply' })),
    ...mentioned.map((recipientId) => ({ ...notice, recipientId, type: 'mention' })),
  ]
}

export const commentNotices = [
  defineNotice(CommentWritten, noticesOf),
  defineNotice(CommentShown, ({ commentId, notifies: notified }) => (notified === undefined ? [] : noticesOf({ commentId, ...notified }))),
]

export const commentEvents = [
  CommentWritten,
  CommentEdited,
  CommentDeleted,
  CommentHidden,
  CommentHidingExplained,
  CommentShown,
  CommentCleared,
] as const
export type CommentEvent = EventOf<(typeof commentEvents)[number]>
