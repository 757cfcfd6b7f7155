import { commentStream } from '@debut/events/discussion/comment-events.ts'
import { type CommentFacts, commentFacts } from '@debut/events/discussion/comment-facts.ts'
import type { CommentId, PostId } from '@debut/events/discussion/discussion-form.ts'
import { postStream } from '@debut/events/discussion/post-events.ts'
import { isReadable, postFacts } from '@debut/events/discussion/post-facts.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { memberStream } from '@debut/events/members/member-events.ts'
import { membership } from '@debut/events/members/membership.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import { toolStream } from '@debut/events/tools/tool-events.ts'
import { toolFacts } from '@debut/events/tools/tool-facts.ts'
import type { CommandContext } from '../kernel/command.ts'
import type { Handle } from '../kernel/handle.ts'

interface Thread {
  /** Says whether everyone can read the thread of the post or tool. Replies stay when their post is deleted. */
  readonly threadIsShown: boolean
  /** Says whether the thread takes more comments. */
  readonly threadIsOpen: boolean
  /** It is null for a tool, and for a post that was never published. */
  readonly postAuthorId: MemberId | null
}

/** It is undefined if the comment is on neither a post nor a tool. */
export const threadOf = async (
  postId: PostId | null,
  toolId: ToolId | null,
  context: CommandContext,
  handle: Handle,
): Promise<Thread | undefined> => {
  if (postId !== null && toolId === null) {
    const facts = await handle.read(postFacts, postStream(postId), context)
    const { authorId, deleted } = facts
    const threadIsOpen = isReadable(facts) && authorId !== undefined && (await isMember(authorId, context, handle))
    return { threadIsShown: isReadable(facts) || deleted, threadIsOpen, postAuthorId: authorId ?? null }
  }
  if (toolId !== null && postId === null) {
    const { shown } = await handle.read(toolFacts, toolStream(toolId), context)
    return { threadIsShown: shown, threadIsOpen: shown, postAuthorId: null }
  }
  return undefined
}

/** A post is removed with its author, even where the post's own stream doesn't say so. */
const isMember = async (memberId: MemberId, context: CommandContext, handle: Handle): Promise<boolean> =>
  (await handle.readUnlessSettled(membership, memberStream(memberId), context)).registered

/** Returns the comment as readers find it: it counts as hidden if its thread is hidden. */
export const commentAsRead = async (commentId: CommentId, context: CommandContext, handle: Handle): Promise<CommentFacts> => {
  const facts = await handle.read(commentFacts, commentStream(commentId), context)
  if (facts.written === undefined || facts.hidden) return facts
  const thread = await threadOf(facts.written.postId, facts.written.toolId, context, handle)
  return { ...facts, hidden: thread?.threadIsShown !== true }
}
