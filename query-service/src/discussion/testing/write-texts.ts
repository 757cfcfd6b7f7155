import { CommentWritten } from '@debut/events/discussion/comment-events.ts'
import { CommentId, PostId } from '@debut/events/discussion/discussion-form.ts'
import { CommentLiked, PostLiked } from '@debut/events/discussion/like-events.ts'
import { PostPublished } from '@debut/events/discussion/post-events.ts'
import { newUlid } from '@debut/events/kernel/new-ulid.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { Member, Story } from '../../testing/story.ts'

type Published = Parameters<typeof PostPublished>[0]

export interface Comment {
  readonly commentId: CommentId
  readonly author: Member
  readonly rootId: CommentId
  readonly depth: number
  readonly on: { readonly postId: PostId; readonly toolId: null } | { readonly postId: null; readonly toolId: ToolId }
}

/** What members write, as the command-service writes it into the log. */
export const writeTexts = (story: Pick<Story, 'append'>) => {
  const comment = async (author: Member, on: Comment['on'], body: string, above?: Comment): Promise<Comment> => {
    const { memberId } = author
    const commentId = CommentId.parse(newUlid())
    const { rootId, depth } = above === undefined ? { rootId: commentId, depth: 1 } : { rootId: above.rootId, depth: above.depth + 1 }
    const place = { ...on, parentId: above?.commentId ?? null, rootId, depth }
    const answersTo = above?.author.memberId ?? null
    await story.append(`comment-${commentId}`, memberId, CommentWritten({ commentId, memberId, ...place, body, mentions: [], answersTo }))
    return { commentId, author, rootId, depth, on }
  }
  return {
    comment,
    reply: (author: Member, above: Comment, body: string) => comment(author, above.on, body, above),
    publish: async ({ memberId }: Member, body: string, more: Partial<Published> = {}): Promise<PostId> => {
      const postId = PostId.parse(newUlid())
      const content = { postId, memberId, kind: 'shipped' as const, title: null, body, toolId: null, mentions: [], ...more }
      await story.append(`post-${postId}`, memberId, PostPublished(content))
      return postId
    },
    likePost: ({ memberId }: Member, postId: PostId, { memberId: authorId }: Member) =>
      story.append(`liker-${memberId}`, memberId, PostLiked({ memberId, postId, authorId })),
    likeComment: ({ memberId }: Member, { commentId, author }: Comment) =>
      story.append(`liker-${memberId}`, memberId, CommentLiked({ memberId, commentId, authorId: author.memberId })),
  }
}
