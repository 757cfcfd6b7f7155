import * as z from 'zod/mini'
import { count, dated, IsoInstant } from '../kernel/answer-fields.ts'
import { person } from '../kernel/face.ts'
import { LogPosition } from '../kernel/ids.ts'
import { Slug, ToolId } from '../tools/tool-card.ts'
import { CommentId, PostId, PostKind } from './discussion-form.ts'
import { NewestAuthors } from './newest-authors.ts'

/** Who wrote a text. */
export const Author = z.object({
  ...person,
  username: z.string(),
  /** The newest tool that they make. */
  makes: z.nullable(z.object({ slug: Slug, name: z.string() })),
})
export type Author = z.infer<typeof Author>

/** A tool that a text is about, where everybody can see it. */
export const MentionedTool = z.object({ toolId: ToolId, slug: Slug, name: z.string(), tagline: z.string(), logo: z.string() })
export type MentionedTool = z.infer<typeof MentionedTool>

const post = {
  postId: PostId,
  kind: PostKind,
  title: z.nullable(z.string()),
  author: Author,
  tool: z.nullable(MentionedTool),
  publishedAt: IsoInstant,
  edited: z.boolean(),
  likes: count,
  comments: count,
  /** Where it was published in the log: the next page begins before the last one's. */
  publishedPosition: LogPosition,
}

/** What readers like most below a question. */
const TopReply = z.object({ commentId: CommentId, author: z.object({ ...person, username: z.string() }), summary: z.string() })

/** As a feed shows it: with the beginning of its text, in Markdown. */
export const PostCard = z.object({ ...post, beginning: z.string(), isWhole: z.boolean(), topReply: z.nullable(TopReply) })
export type PostCard = z.infer<typeof PostCard>

const feed = {
  posts: z.array(PostCard),
  more: z.boolean(),
  /** All posts that can be read, of every kind: once there are more, some are new. */
  all: count,
}

export const Feed = dated(feed)
export type Feed = z.infer<typeof Feed>

/** The same of one member; under a name that was given up, the one that they go by now. */
export const MemberPosts = z.union([dated({ moved: z.string() }), dated({ username: z.string(), ...feed })])
export type MemberPosts = z.infer<typeof MemberPosts>

export const Post = dated({ ...post, body: z.string(), revision: count })
export type Post = z.infer<typeof Post>

/** Which of those that were asked for the reader likes. */
export const OwnLikes = dated({ posts: z.array(PostId), comments: z.array(CommentId) })
export type OwnLikes = z.infer<typeof OwnLikes>

/** Of the live topic of all posts: how many there are, so that a reader learns how many are new. */
export const PostsFrame = z.object({ published: count, newest: NewestAuthors, position: LogPosition })
export type PostsFrame = z.infer<typeof PostsFrame>
