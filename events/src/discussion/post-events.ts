import { z } from 'zod'
import { defineEvent, type EventOf } from '../kernel/define-event.ts'
import { defineNotice } from '../kernel/define-notice.ts'
import { MemberId } from '../kernel/ids.ts'
import { personal } from '../kernel/personal.ts'
import { markdown } from '../kernel/plain-text.ts'
import { ToolId } from '../tools/tool-card.ts'
import { LONGEST_POST, MOST_MENTIONS, PostId, PostKind, PostTitle } from './discussion-form.ts'
import { HideNote, HideReason, ShowReason } from '../kernel/texts/text-form.ts'
import { keptLength } from './kept-length.ts'

export const postStream = (postId: PostId) => `post-${postId}`

const content = {
  postId: PostId,
  memberId: MemberId,
  kind: PostKind,
  title: personal(PostTitle),
  /** Markdown. Who is mentioned stands in it by their id: `@{id}`. */
  body: personal(markdown(1, keptLength(LONGEST_POST))),
  /** The tool that it is about. */
  toolId: z.nullable(ToolId),
  mentions: z.array(MemberId).max(MOST_MENTIONS),
}

/** On `post-<id>`, all of these. The member is its author. */
export const PostPublished = defineEvent('PostPublished', content, { ownedBy: 'memberId', alsoNames: ['mentions'] })
/** The whole of it as it is from now on. */
export const PostEdited = defineEvent('PostEdited', content, { ownedBy: 'memberId', alsoNames: ['mentions'] })
/** For ever, by its author. */
export const PostDeleted = defineEvent('PostDeleted', { postId: PostId, memberId: MemberId }, { ownedBy: 'memberId' })

/** `by` is null if a rule hid it. Before version 2 no rule looked for words, and before version 3 there was no reason `other`. */
export const PostHidden = defineEvent(
  'PostHidden',
  { postId: PostId, reason: HideReason, by: z.nullable(MemberId) },
  { alsoNames: ['by'], upcasts: [(data) => data, (data) => data] },
)
/** `notifies` has those whom it mentions: they were not notified of what they couldn't read. Before version 2 they never were. The reason takes one more value from version 3. */
export const PostShown = defineEvent(
  'PostShown',
  {
    postId: PostId,
    reason: ShowReason,
    by: MemberId,
    notifies: z.strictObject({ memberId: MemberId, mentions: content.mentions }).optional(),
  },
  { alsoNames: ['by', 'notifies'], upcasts: [(data) => data, (data) => data] },
)
/**
 * The moderator who hid the post explains it to the author. This is a separate event, because it is sealed for the author, whom the
 * decision does not name.
 */
export const PostHidingExplained = defineEvent(
  'PostHidingExplained',
  { postId: PostId, memberId: MemberId, note: personal(HideNote), by: MemberId },
  { ownedBy: 'memberId', alsoNames: ['by'] },
)
/** A moderator looked at what was reported of it, and left it as it is. */
export const PostCleared = defineEvent('PostCleared', { postId: PostId, by: MemberId }, { alsoNames: ['by'] })

const mentionNotices = ({ postId, mentions, memberId }: { postId: PostId; mentions: readonly MemberId[]; memberId: MemberId }) =>
  mentions
    .filter((recipientId) => recipientId !== memberId)
    .map((recipientId) => ({
      recipientId,
      type: 'mention',
      payload: { post_id: postId },
      actorId: memberId,
      once: `mention in post ${postId}`,
    }))

export const postNotices = [
  defineNotice(PostPublished, mentionNotices),
  defineNotice(PostEdited, mentionNotices),
  defineNotice(PostShown, ({ postId, notifies }) => (notifies === undefined ? [] : mentionNotices({ postId, ...notifies }))),
]

export const postEvents = [PostPublished, PostEdited, PostDeleted, PostHidden, PostHidingExplained, PostShown, PostCleared] as const
export type PostEvent = EventOf<(typeof postEvents)[number]>
