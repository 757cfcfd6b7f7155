import { commentStream } from '@debut/events/discussion/comment-events.ts'
import { commentFacts } from '@debut/events/discussion/comment-facts.ts'
import type { DeleteComment, EditComment, WriteComment } from '@debut/events/discussion/discussion-commands.ts'
import type { PostId } from '@debut/events/discussion/discussion-form.ts'
import { postStream } from '@debut/events/discussion/post-events.ts'
import { isReadable, postFacts } from '@debut/events/discussion/post-facts.ts'
import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import { memberStream } from '@debut/events/members/member-events.ts'
import { membership } from '@debut/events/members/membership.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import { toolStream } from '@debut/events/tools/tool-events.ts'
import { toolFacts } from '@debut/events/tools/tool-facts.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { CommandContext, MemberContext } from '../kernel/command.ts'
import type { FindNamed } from '../kernel/find-named.ts'
import type { Handle, Outcome } from '../kernel/handle.ts'
import { comment } from './comment.ts'
import { findWritingTime } from './find-writing-time.ts'
import { resolveMentions } from './resolve-mentions.ts'

interface Parts {
  readonly log: EventStore
  readonly handle: Handle
  readonly findNamed: FindNamed
}

export const writeComment = async (
  { commentId, postId, toolId, parentId, body }: PayloadOf<typeof WriteComment>,
  context: MemberContext,
  { handle, findNamed }: Parts,
): Promise<Outcome> => {
  const { memberId } = context.identity
  const [mentioned, { registered, verified }, thread, parent] = await Promise.all([
    resolveMentions(body, memberId, context, findNamed),
    handle.lookNow(membership, memberStream(memberId), context),
    threadOf(postId, toolId, context, handle),
    parentId === null ? null : handle.lookNow(commentFacts, commentStream(parentId), context),
  ])
  if (mentioned === undefined) return { refusal: 'too-many-mentions' }
  const facts = { registered, verified, ...thread, parent }
  const command = { type: 'WriteComment', commentId, memberId, postId, toolId, ...mentioned, ...facts } as const
  return handle(comment, commentStream(commentId), command, context)
}

export const editComment = async (
  { commentId, body }: PayloadOf<typeof EditComment>,
  context: MemberContext,
  { log, handle, findNamed }: Parts,
): Promise<Outcome> => {
  const { memberId } = context.identity
  const [mentioned, { registered }, writtenAt] = await Promise.all([
    resolveMentions(body, memberId, context, findNamed),
    handle.lookNow(membership, memberStream(memberId), context),
    findWritingTime(commentId, context, log),
  ])
  if (mentioned === undefined) return { refusal: 'too-many-mentions' }
  const command = { type: 'EditComment', commentId, memberId, ...mentioned, registered, at: context.at, writtenAt } as const
  return handle(comment, commentStream(commentId), command, context)
}

export const deleteComment = (
  { commentId }: PayloadOf<typeof DeleteComment>,
  context: MemberContext,
  { handle }: Parts,
): Promise<Outcome> => {
  const { memberId } = context.identity
  return handle(comment, commentStream(commentId), { type: 'DeleteComment', commentId, memberId }, context)
}

const threadOf = async (postId: PostId | null, toolId: ToolId | null, context: CommandContext, handle: Handle) => {
  if (postId !== null && toolId === null) {
    const facts = await handle.lookNow(postFacts, postStream(postId), context)
    return { threadIsShown: isReadable(facts), postAuthorId: facts.authorId ?? null }
  }
  if (toolId !== null && postId === null) {
    const { shown } = await handle.lookNow(toolFacts, toolStream(toolId), context)
    return { threadIsShown: shown, postAuthorId: null }
  }
  throw new HttpError('invalid', [{ path: 'payload.postId', message: 'A comment is on a post or on a tool.' }])
}
