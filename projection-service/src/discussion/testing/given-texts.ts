import { CommentWritten, commentStream } from '@debut/events/discussion/comment-events.ts'
import { CommentId, PostId } from '@debut/events/discussion/discussion-form.ts'
import { PostPublished, postStream } from '@debut/events/discussion/post-events.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { appended, ines, tomasz } from '../../testing/given.ts'
import { numbered } from '../../testing/given-tools.ts'
import type { Commit, Fact } from '../../testing/made-commits.ts'

export const postId = (n: number) => PostId.parse(`01K9Z7V5C2QW8R3N4M2X${numbered(n)}`)
export const commentId = (n: number) => CommentId.parse(`01K9Z7V5C3QW8R3N4M2X${numbered(n)}`)

type Published = Parameters<typeof PostPublished>[0]
type Written = Parameters<typeof CommentWritten>[0]

export const postOf = (n: number, said: Partial<Published> = {}): Published => ({
  postId: postId(n),
  memberId: ines,
  kind: 'shipped',
  title: `Title ${n}`,
  body: `Body ${n}`,
  toolId: null,
  mentions: [],
  ...said,
})

/** A comment on the first post, or a reply to one above it. */
export const commentOf = (n: number, said: Partial<Written> = {}): Written => ({
  commentId: commentId(n),
  memberId: tomasz,
  postId: postId(1),
  toolId: null,
  parentId: null,
  rootId: commentId(n),
  depth: 1,
  body: `Comment ${n}`,
  mentions: [],
  answersTo: null,
  ...said,
})

export const replyTo = (parent: number, root = parent) => ({
  parentId: commentId(parent),
  rootId: commentId(root),
  depth: parent === root ? 2 : 3,
})

export const published = (n: number, said?: Partial<Published>): Commit => ofPost(n, PostPublished(postOf(n, said)))
export const ofPost = (n: number, ...facts: Fact[]): Commit => appended(postStream(postId(n)), {}, ...facts)

export const wrote = (n: number, said?: Partial<Written>): Commit => ofComment(n, CommentWritten(commentOf(n, said)))
export const ofComment = (n: number, ...facts: Fact[]): Commit => appended(commentStream(commentId(n)), {}, ...facts)

export const liked = (memberId: MemberId, ...facts: Fact[]): Commit => appended(`liker-${memberId}`, {}, ...facts)
