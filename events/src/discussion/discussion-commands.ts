import * as z from 'zod/mini'
import { count } from '../kernel/answer-fields.ts'
import { defineCommand } from '../kernel/define-command.ts'
import { MemberId } from '../kernel/ids.ts'
import { ToolId } from '../tools/tool-card.ts'
import { CommentBody, CommentId, PostBody, PostId, PostKind, PostTitle } from './discussion-form.ts'
import { HideNote, HideReason, ReportNote, ReportReason, ShowReason } from '../kernel/texts/text-form.ts'

/** Posts and comments that one member can like. */
export const LIKES_EACH = 20_000
/** Posts and comments that one member can report. */
export const REPORTS_EACH = 1_000

const postContent = { kind: PostKind, title: PostTitle, body: PostBody, toolId: z.nullable(ToolId) }

export const PublishPost = defineCommand('PublishPost', { postId: PostId, ...postContent })
/** With the revision that it was made from, it is refused where the post was changed since. */
export const EditPost = defineCommand('EditPost', { postId: PostId, ...postContent, revision: z.optional(count) })
export const DeletePost = defineCommand('DeletePost', { postId: PostId }, { whileSanctioned: true })
export const LikePost = defineCommand('LikePost', { postId: PostId })
export const UnlikePost = defineCommand('UnlikePost', { postId: PostId }, { whileSanctioned: true })

/** On a post or on a tool. The id is the writer's, so that it can be shown before it is answered. */
export const WriteComment = defineCommand('WriteComment', {
  commentId: CommentId,
  postId: z.nullable(PostId),
  toolId: z.nullable(ToolId),
  parentId: z.nullable(CommentId),
  body: CommentBody,
})
export const EditComment = defineCommand('EditComment', { commentId: CommentId, body: CommentBody })
export const DeleteComment = defineCommand('DeleteComment', { commentId: CommentId }, { whileSanctioned: true })
export const LikeComment = defineCommand('LikeComment', { commentId: CommentId })
export const UnlikeComment = defineCommand('UnlikeComment', { commentId: CommentId }, { whileSanctioned: true })

export const ReportPost = defineCommand('ReportPost', { postId: PostId, reason: ReportReason, note: ReportNote })
export const ReportComment = defineCommand('ReportComment', { commentId: CommentId, reason: ReportReason, note: ReportNote })

/** Without a note, the author gets only the reason. */
const note = z.optional(z.nullable(HideNote))
export const HidePost = defineCommand('HidePost', { postId: PostId, reason: HideReason, note }, { who: 'moderators' })
export const ShowPost = defineCommand('ShowPost', { postId: PostId, reason: ShowReason }, { who: 'moderators' })
export const ClearPost = defineCommand('ClearPost', { postId: PostId }, { who: 'moderators' })
export const HideComment = defineCommand('HideComment', { commentId: CommentId, reason: HideReason, note }, { who: 'moderators' })
export const ShowComment = defineCommand('ShowComment', { commentId: CommentId, reason: ShowReason }, { who: 'moderators' })
export const ClearComment = defineCommand('ClearComment', { commentId: CommentId }, { who: 'moderators' })

/** Sent by other capabilities alone: that it was hidden has turned out to be a mistake. */
export const ShowPostAgain = defineCommand('ShowPostAgain', { postId: PostId, by: MemberId }, { who: 'process' })
export const ShowCommentAgain = defineCommand('ShowCommentAgain', { commentId: CommentId, by: MemberId }, { who: 'process' })

export const discussionCommands = {
  PublishPost,
  EditPost,
  DeletePost,
  LikePost,
  UnlikePost,
  WriteComment,
  EditComment,
  DeleteComment,
  LikeComment,
  UnlikeComment,
  ReportPost,
  ReportComment,
  HidePost,
  ShowPost,
  ClearPost,
  HideComment,
  ShowComment,
  ClearComment,
  ShowPostAgain,
  ShowCommentAgain,
}
