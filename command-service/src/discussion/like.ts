import type { LikeComment, LikePost, UnlikeComment, UnlikePost } from '@debut/events/discussion/discussion-commands.ts'
import { likerStream } from '@debut/events/discussion/like-events.ts'
import { postStream } from '@debut/events/discussion/post-events.ts'
import { postFacts } from '@debut/events/discussion/post-facts.ts'
import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import { memberStream } from '@debut/events/members/member-events.ts'
import { membership } from '@debut/events/members/membership.ts'
import type { MemberContext } from '../kernel/command.ts'
import type { Handle, Outcome } from '../kernel/handle.ts'
import { liker } from './liker.ts'
import { commentAsRead } from './thread-of.ts'

interface Parts {
  readonly handle: Handle
}

export const likePost = async ({ postId }: PayloadOf<typeof LikePost>, context: MemberContext, { handle }: Parts): Promise<Outcome> => {
  const { memberId } = context.identity
  const [{ registered }, text] = await Promise.all([
    handle.readUnlessSettled(membership, memberStream(memberId), context),
    handle.read(postFacts, postStream(postId), context),
  ])
  return handle(liker, likerStream(memberId), { type: 'LikePost', memberId, postId, registered, text }, context)
}

export const unlikePost = ({ postId }: PayloadOf<typeof UnlikePost>, context: MemberContext, { handle }: Parts): Promise<Outcome> => {
  const { memberId } = context.identity
  return handle(liker, likerStream(memberId), { type: 'UnlikePost', memberId, postId }, context)
}

export const likeComment = async (
  { commentId }: PayloadOf<typeof LikeComment>,
  context: MemberContext,
  { handle }: Parts,
): Promise<Outcome> => {
  const { memberId } = context.identity
  const [{ registered }, text] = await Promise.all([
    handle.readUnlessSettled(membership, memberStream(memberId), context),
    commentAsRead(commentId, context, handle),
  ])
  return handle(liker, likerStream(memberId), { type: 'LikeComment', memberId, commentId, registered, text }, context)
}

export const unlikeComment = (
  { commentId }: PayloadOf<typeof UnlikeComment>,
  context: MemberContext,
  { handle }: Parts,
): Promise<Outcome> => {
  const { memberId } = context.identity
  return handle(liker, likerStream(memberId), { type: 'UnlikeComment', memberId, commentId }, context)
}
