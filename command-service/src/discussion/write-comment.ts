import { commentStream } from '@debut/events/discussion/comment-events.ts'
import { commentFacts } from '@debut/events/discussion/comment-facts.ts'
import type { DeleteComment, EditComment, WriteComment } from '@debut/events/discussion/discussion-commands.ts'
import { COMMENTS } from '@debut/events/discussion/discussion-rules.ts'
import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import { memberStream } from '@debut/events/members/member-events.ts'
import { membership } from '@debut/events/members/membership.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { MemberContext } from '../kernel/command.ts'
import type { FindNamed } from '../kernel/find-named.ts'
import { type Handle, isRefusal, type Outcome } from '../kernel/handle.ts'
import type { IsBlockedByAny } from '../kernel/is-blocked-by-any.ts'
import { comment } from './comment.ts'
import { findBeginning } from '../kernel/texts/find-writing-time.ts'
import { lookAtEdit, lookAtNew, type LookParts } from '../kernel/texts/holds/look-at-text.ts'
import { resolveMentions } from './resolve-mentions.ts'
import { threadOf } from './thread-of.ts'

interface Parts extends LookParts {
  readonly log: EventStore
  readonly handle: Handle
  readonly findNamed: FindNamed
  readonly isBlockedByAny: IsBlockedByAny
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
    handle.read(membership, memberStream(memberId), context),
    threadOf(postId, toolId, context, handle),
    parentId === null ? null : handle.read(commentFacts, commentStream(parentId), context),
    findBeginning(memberStream(memberId), context, log),
  ])
  if (thread === undefined) throw new HttpError('invalid', [{ path: 'payload.postId', message: 'A comment is on a post or on a tool.' }])
  if (mentioned === undefined) return { refusal: 'too-many-mentions' }
  const isBlocked = await parts.isBlockedByAny([thread.postAuthorId, parent?.authorId], context)
  const looked = await lookAtNew({ rules: COMMENTS, textId: commentId, body, registeredAt }, context, parts)
  const facts = { registered, verified, ...thread, parent, isBlocked, text: looked.facts }
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
  const [mentioned, { registered }, { written }, writtenAt, registeredAt] = await Promise.all([
    resolveMentions(body, memberId, context, findNamed),
    handle.read(membership, memberStream(memberId), context),
    handle.read(commentFacts, commentStream(commentId), context),
    findBeginning(commentStream(commentId), context, log),
    findBeginning(memberStream(memberId), context, log),
  ])
  if (mentioned === undefined) return { refusal: 'too-many-mentions' }
  const thread = written && (await threadOf(written.postId, written.toolId, context, handle))
  const looked = await lookAtEdit({ rules: COMMENTS, textId: commentId, body, registeredAt }, context, parts)
  const facts = { registered, threadIsShown: thread?.threadIsShown === true, at: context.at, writtenAt, text: looked.facts }
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
