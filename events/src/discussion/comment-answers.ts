import * as z from 'zod/mini'
import { count, dated, IsoInstant } from '../kernel/answer-fields.ts'
import { LogPosition } from '../kernel/ids.ts'
import { ToolId } from '../tools/tool-card.ts'
import { CommentId, DEEPEST, PostId } from './discussion-form.ts'
import { NewestAuthors } from './newest-authors.ts'
import { Author, MentionedTool } from './post-answers.ts'

const place = {
  commentId: CommentId,
  parentId: z.nullable(CommentId),
  rootId: CommentId,
  depth: z.int().check(z.minimum(1), z.maximum(DEEPEST)),
  at: IsoInstant,
}

/** One that is deleted or hidden keeps its place while others reply to it. */
export const CommentRow = z.union([
  z.object({
    ...place,
    state: z.literal('shown'),
    author: Author,
    body: z.string(),
    edited: z.boolean(),
    likes: count,
    /** By a maker of the tool that the thread is about. */
    byMaker: z.boolean(),
  }),
  z.object({ ...place, state: z.enum(['deleted', 'hidden']) }),
])
export type CommentRow = z.infer<typeof CommentRow>
export type ShownComment = Extract<CommentRow, { state: 'shown' }>

/** A comment of a member, with what it stands under. */
const MemberComment = z.object({
  commentId: CommentId,
  /** Markdown. */
  body: z.string(),
  at: IsoInstant,
  edited: z.boolean(),
  likes: count,
  /** The post has no name once it is deleted. */
  post: z.nullable(z.object({ postId: PostId, name: z.nullable(z.string()) })),
  tool: z.nullable(MentionedTool),
  /** Where it was written in the log: the next page begins before the last one's. */
  writtenPosition: LogPosition,
})

/** Those of one member, the newest first; under a name that was given up, the one that they go by now. */
export const MemberComments = z.union([
  dated({ moved: z.string() }),
  dated({ username: z.string(), comments: z.array(MemberComment), more: z.boolean(), all: count }),
])
export type MemberComments = z.infer<typeof MemberComments>

/** The rest of the branches whose replies are not all here. */
const Cut = z.object({ rootId: CommentId, more: count })

/** A page of a thread: every comment stands after the one it replies to. */
export const Thread = dated({
  comments: z.array(CommentRow),
  cut: z.array(Cut),
  /** Those that can be read, on all pages. */
  total: count,
  page: count,
  pages: count,
})
export type Thread = z.infer<typeof Thread>

/** A whole branch, without its first comment. */
export const Branch = dated({ comments: z.array(CommentRow) })
export type Branch = z.infer<typeof Branch>

/** Where a comment stands: what a link to it alone does not say. */
export const CommentPlace = dated({
  postId: z.nullable(PostId),
  toolId: z.nullable(ToolId),
  rootId: CommentId,
  page: count,
})
export type CommentPlace = z.infer<typeof CommentPlace>

/** How many comments tools have. One that has none, or that not everybody sees, is not named. */
export const CommentCounts = dated({ tools: z.array(z.object({ toolId: ToolId, comments: count })) })
export type CommentCounts = z.infer<typeof CommentCounts>

/** This is what the live topic of a thread sends. The revision is the post's; a tool has none here. */
export const ThreadFrame = z.object({ comments: count, newest: NewestAuthors, likes: count, revision: count, position: LogPosition })
export type ThreadFrame = z.infer<typeof ThreadFrame>
