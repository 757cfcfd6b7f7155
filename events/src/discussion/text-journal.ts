import { defineJournal } from '../kernel/define-journal.ts'
import { CommentCleared } from './comment-events.ts'
import { PostCleared } from './post-events.ts'

export const textJournal = [
  defineJournal(PostCleared, ({ postId }) => ({
    kind: 'moderation',
    text: 'dismissed reports about the post',
    about: { kind: 'post', id: postId },
  })),
  defineJournal(CommentCleared, ({ commentId }) => ({
    kind: 'moderation',
    text: 'dismissed reports about a comment on',
    about: { kind: 'comment', id: commentId },
  })),
]
