import { commentStream } from '@debut/events/discussion/comment-events.ts'
import { commentFacts } from '@debut/events/discussion/comment-facts.ts'
import type { DeleteComment, EditComment, WriteComment } from '@debut/events/discussion/discussion-commands.ts'
import type { PostId } from '@debut/events/discussion/discussion-form.ts'
import { COMMENTS } from '@debut/events/discussion/discussion-rules.ts'
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
import { type Handle, isRefusal, type Outcome } from '../kernel/handle.ts'
import { comment } from './comment.ts'
import { findBeginning } from '../kernel/texts/find-writing-time.ts'
import { lookAtEdit, lookAtNew, type LookParts } from '../kernel/texts/holds/look-at-text.ts'
import { resolveMentions } from './resolve-mentions.ts'

interface Parts extends LookParts {
  readonly log: EventStore
  readonly handle: Handle
  readonly findNamed: FindNamed
}

export const writeComment = async (
  { commentId, postId, toolId, parentId, body }: PayloadOf<typeof WriteComment>,
  context: MemberContext,
  parts: Parts,
): Promise<Outcome> => {
  const { log, handle, findNamed } = parts
  const { memberId } = context.identity
  const [mentioned, { registered, verified }, thread, parent, registeredAt] = await Promise.all([
    resolveMentions(body, memberId, context, findNamed),
    handle.lookNow(membership, memberStream(memberId), context),
    threadOf(postId, toolId, context, handle),
    parentId === null ? null : handle.lookNow(commentFacts, commentStream(parentId), context),
    findBeginning(memberStream(memberId), context, log),
  ])
  if (mentioned === undefined) return { refusal: 'too-many-mentions' }
  const looked = await lookAtNew({ rules: COMMENTS, textId: commentId, body, registeredAt }, context, parts)
  const facts = { registered, verified, ...thread, parent, text: looked.facts }
  const command = { type: 'WriteComment', commentId, memberId, postId, toolId, ...mentioned, ...facts } as const
  const outcome = await handle(comment, commentStream(commentId), command, context)
  await looked.settle(outcome)
  return outcome
}

export const editComment = async (
  { commentId, body }: PayloadOf<typeof EditComment>,
  context: MemberContext,
  parts: Parts,
): Promise<Outcome> => {
  const { log, handle, findNamed } = parts
  const { memberId } = context.identity
  const [mentioned, { registered }, writtenAt, registeredAt] = await Promise.all([
    resolveMentions(body, memberId, context, findNamed),
    handle.lookNow(membership, memberStream(memberId), context),
    findBeginning(commentStream(commentId), context, log),
    findBeginning(memberStream(memberId), context, log),
  ])
  if (mentioned === undefined) return { refusal: 'too-many-mentions' }
  const looked = await lookAtEdit({ rules: COMMENTS, textId: commentId, body, registeredAt }, context, parts)
  const facts = { registered, at: context.at, writtenAt, text: looked.facts }
  const command = { type: 'EditComment', commentId, memberId, ...mentioned, ...facts } as const
  const outcome = await handle(comment, commentStream(commentId), command, context)
  await looked.settle(outcome)
  return outcome
}

export const deleteComment = async (
  { commentId }: PayloadOf<typeof DeleteComment>,
  context: MemberContext,
  { handle, writtenTexts }: Parts,
): Promise<Outcome> => {
  const { memberId } = context.identity
  const outcome = await handle(comment, commentStream(commentId), { type: 'DeleteComment', commentId, memberId }, context)
  if (!isRefusal(outcome)) await writtenTexts.forgetWords(memberId, commentId)
  return outcome
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
