import { commentStream } from '@debut/events/discussion/comment-events.ts'
import type { CommentId, PostId } from '@debut/events/discussion/discussion-form.ts'
import { postStream } from '@debut/events/discussion/post-events.ts'
import { moderates } from '../kernel/texts/decide-on-text.ts'
import { comment } from './comment.ts'
import { post } from './post.ts'

export const moderatePost = moderates(post, ({ postId }: { readonly postId: PostId }) => ({
  stream: postStream(postId),
  text: { postId },
}))

export const moderateComment = moderates(comment, ({ commentId }: { readonly commentId: CommentId }) => ({
  stream: commentStream(commentId),
  text: { commentId },
}))
