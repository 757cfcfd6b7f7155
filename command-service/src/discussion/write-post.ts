import type { DeletePost, EditPost, PublishPost } from '@debut/events/discussion/discussion-commands.ts'
import { POSTS } from '@debut/events/discussion/discussion-rules.ts'
import { postStream } from '@debut/events/discussion/post-events.ts'
import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import { memberStream } from '@debut/events/members/member-events.ts'
import { membership } from '@debut/events/members/membership.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import { toolStream } from '@debut/events/tools/tool-events.ts'
import { toolFacts } from '@debut/events/tools/tool-facts.ts'
import type { EventStore } from '@debut/adapters/event-store.ts'
import type { CommandContext, MemberContext } from '../kernel/command.ts'
import type { FindNamed } from '../kernel/find-named.ts'
import { type Handle, isRefusal, type Outcome } from '../kernel/handle.ts'
import { findBeginning } from '../kernel/texts/find-writing-time.ts'
import { lookAtEdit, lookAtNew, type LookParts } from '../kernel/texts/holds/look-at-text.ts'
import { post } from './post.ts'
import type { PostDraftRows } from './post-draft-rows.ts'
import { resolveMentions } from './resolve-mentions.ts'

interface Parts extends LookParts {
  readonly log: EventStore
  readonly handle: Handle
  readonly findNamed: FindNamed
  readonly postDrafts: PostDraftRows
}

/** The event first: where the draft could not be dropped, sending the command again drops it. */
export const publishPost = async (
  { postId, body, ...content }: PayloadOf<typeof PublishPost>,
  context: MemberContext,
  parts: Parts,
): Promise<Outcome> => {
  const { log, handle, findNamed, postDrafts } = parts
  const { memberId } = context.identity
  const [mentioned, { registered, verified }, toolIsShown, registeredAt] = await Promise.all([
    resolveMentions(body, memberId, context, findNamed),
    handle.read(membership, memberStream(memberId), context),
    isShown(content.toolId, context, handle),
    findBeginning(memberStream(memberId), context, log),
  ])
  if (mentioned === undefined) return { refusal: 'too-many-mentions' }
  const looked = await lookAtNew({ rules: POSTS, textId: postId, body: saidIn(content.title, body), registeredAt }, context, parts)
  const facts = { registered, verified, toolIsShown, text: looked.facts }
  const outcome = await handle(
    post,
    postStream(postId),
    { type: 'PublishPost', postId, memberId, ...content, ...mentioned, ...facts },
    context,
  )
  await looked.settle(outcome)
  if (!isRefusal(outcome)) await postDrafts.drop(memberId, postId)
  return outcome
}

export const editPost = async (
  { postId, body, ...content }: PayloadOf<typeof EditPost>,
  context: MemberContext,
  parts: Parts,
): Promise<Outcome> => {
  const { log, handle, findNamed } = parts
  const { memberId } = context.identity
  const [mentioned, { registered }, toolIsShown, registeredAt] = await Promise.all([
    resolveMentions(body, memberId, context, findNamed),
    handle.read(membership, memberStream(memberId), context),
    isShown(content.toolId, context, handle),
    findBeginning(memberStream(memberId), context, log),
  ])
  if (mentioned === undefined) return { refusal: 'too-many-mentions' }
  const looked = await lookAtEdit({ rules: POSTS, textId: postId, body: saidIn(content.title, body), registeredAt }, context, parts)
  const facts = { registered, toolIsShown, text: looked.facts }
  const outcome = await handle(
    post,
    postStream(postId),
    { type: 'EditPost', postId, memberId, ...content, ...mentioned, ...facts },
    context,
  )
  await looked.settle(outcome)
  return outcome
}

export const deletePost = async (
  { postId }: PayloadOf<typeof DeletePost>,
  context: MemberContext,
  { handle, writtenTexts }: Parts,
): Promise<Outcome> => {
  const { memberId } = context.identity
  const outcome = await handle(post, postStream(postId), { type: 'DeletePost', postId, memberId }, context)
  if (!isRefusal(outcome)) await writtenTexts.forgetWords(memberId, postId)
  return outcome
}

const saidIn = (title: string | null, body: string): string => (title === null ? body : `${title}\n\n${body}`)

const isShown = async (toolId: ToolId | null, context: CommandContext, handle: Handle): Promise<boolean> =>
  toolId === null || (await handle.read(toolFacts, toolStream(toolId), context)).shown
