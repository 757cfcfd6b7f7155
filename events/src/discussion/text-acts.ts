import { defineAct, undoing } from '../kernel/define-act.ts'
import { CommentHidden, CommentShown } from './comment-events.ts'
import { ShowCommentAgain, ShowPostAgain } from './discussion-commands.ts'
import { PostHidden, PostShown } from './post-events.ts'

const post = ({ postId }: { readonly postId: string }) => ({ kind: 'post', id: postId })
const comment = ({ commentId }: { readonly commentId: string }) => ({ kind: 'comment', id: commentId })

export const textActs = [
  defineAct(
    PostHidden,
    (data) => ({ kind: 'post-hidden', about: post(data), reason: data.reason, byRule: data.by === null }),
    ({ postId }, by) => undoing(ShowPostAgain, { postId, by }),
    PostShown,
  ),
  defineAct(PostShown, (data) => ({ kind: 'post-shown', about: post(data), reason: data.reason })),
  defineAct(
    CommentHidden,
    (data) => ({ kind: 'comment-hidden', about: comment(data), reason: data.reason, byRule: data.by === null }),
    ({ commentId }, by) => undoing(ShowCommentAgain, { commentId, by }),
    CommentShown,
  ),
  defineAct(CommentShown, (data) => ({ kind: 'comment-shown', about: comment(data), reason: data.reason })),
]
