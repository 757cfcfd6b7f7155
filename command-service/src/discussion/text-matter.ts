import { type CommentEvent, commentStream } from '@debut/events/discussion/comment-events.ts'
import { commentFacts } from '@debut/events/discussion/comment-facts.ts'
import type { CommentId, PostId } from '@debut/events/discussion/discussion-form.ts'
import { type PostEvent, postStream } from '@debut/events/discussion/post-events.ts'
import { postFacts } from '@debut/events/discussion/post-facts.ts'
import type { CommandContext } from '../kernel/command.ts'
import type { Handle } from '../kernel/handle.ts'
import { lastDecision, type LogParts } from '../kernel/matters/last-decision.ts'
import type { MakersAbout, Matter } from '../kernel/matters/matter.ts'

interface Parts {
  readonly handle: Handle
  readonly makersAbout: MakersAbout
}

interface Post {
  readonly postId: PostId
}

interface Comment {
  readonly commentId: CommentId
}

/** A post concerns its author and the makers of the product that it is about. */
export const postMatter = async ({ postId }: Post, context: CommandContext, parts: Parts): Promise<Matter> => {
  const { authorId, toolId } = await parts.handle.read(postFacts, postStream(postId), context)
  return { concerns: [...(authorId === undefined ? [] : [authorId]), ...(await parts.makersAbout({ toolId }, context))] }
}

export const shownPostMatter = async (named: Post, context: CommandContext, parts: Parts & LogParts): Promise<Matter> => ({
  ...(await postMatter(named, context, parts)),
  replaces: await lastDecision<PostEvent>(postStream(named.postId), ({ event }) => event.type === 'PostHidden', parts),
})

/** A comment concerns its author and the makers of the product that it is under. */
export const commentMatter = async ({ commentId }: Comment, context: CommandContext, parts: Parts): Promise<Matter> => {
  const { authorId } = await parts.handle.read(commentFacts, commentStream(commentId), context)
  return { concerns: [...(authorId === undefined ? [] : [authorId]), ...(await parts.makersAbout({ commentId }, context))] }
}

export const shownCommentMatter = async (named: Comment, context: CommandContext, parts: Parts & LogParts): Promise<Matter> => ({
  ...(await commentMatter(named, context, parts)),
  replaces: await lastDecision<CommentEvent>(commentStream(named.commentId), ({ event }) => event.type === 'CommentHidden', parts),
})
