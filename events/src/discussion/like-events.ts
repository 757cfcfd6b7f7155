import { defineEvent, type EventOf } from '../kernel/define-event.ts'
import { defineNotice } from '../kernel/define-notice.ts'
import { MemberId } from '../kernel/ids.ts'
import { CommentId, PostId } from './discussion-form.ts'

/** One stream per member: a post that everybody likes causes no write conflicts. */
export const likerStream = (memberId: MemberId) => `liker-${memberId}`

/** On `liker-<member>`, all of these. The author is whose text it is. */
export const PostLiked = defineEvent('PostLiked', { memberId: MemberId, postId: PostId, authorId: MemberId }, { alsoNames: ['authorId'] })
export const PostUnliked = defineEvent('PostUnliked', { memberId: MemberId, postId: PostId })
export const CommentLiked = defineEvent(
  'CommentLiked',
  { memberId: MemberId, commentId: CommentId, authorId: MemberId },
  { alsoNames: ['authorId'] },
)
export const CommentUnliked = defineEvent('CommentUnliked', { memberId: MemberId, commentId: CommentId })

/** Once: a member who likes and unlikes all day does not fill the author's inbox. */
export const likeNotice = defineNotice(PostLiked, ({ memberId, postId, authorId }) => [
  { recipientId: authorId, actorId: memberId, type: 'post_like', payload: { post_id: postId }, once: `like of ${postId} by ${memberId}` },
])

export const likeEvents = [PostLiked, PostUnliked, CommentLiked, CommentUnliked] as const
export type LikeEvent = EventOf<(typeof likeEvents)[number]>
