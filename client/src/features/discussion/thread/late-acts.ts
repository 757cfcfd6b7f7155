import { late } from '../../../ui/late.tsx'

/** For what a member wrote: most readers see no comment of their own. */
export const OwnCommentActs = late(async () => (await import('./own-comment-acts.tsx')).OwnCommentActs)
export const DeleteComment = late(async () => (await import('./delete-comment.tsx')).DeleteComment)
