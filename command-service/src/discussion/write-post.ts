import type { DeletePost, EditPost, PublishPost } from '@debut/events/discussion/discussion-commands.ts'
import { postStream } from '@debut/events/discussion/post-events.ts'
import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import { memberStream } from '@debut/events/members/member-events.ts'
import { membership } from '@debut/events/members/membership.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import { toolStream } from '@debut/events/tools/tool-events.ts'
import { toolFacts } from '@debut/events/tools/tool-facts.ts'
import type { CommandContext, MemberContext } from '../kernel/command.ts'
import type { FindNamed } from '../kernel/find-named.ts'
import { type Handle, isRefusal, type Outcome } from '../kernel/handle.ts'
import { post } from './post.ts'
import type { PostDraftRows } from './post-draft-rows.ts'
import { resolveMentions } from './resolve-mentions.ts'

interface Parts {
  readonly handle: Handle
  readonly findNamed: FindNamed
  readonly postDrafts: PostDraftRows
}

/** The event first: where the draft could not be dropped, sending the command again drops it. */
export const publishPost = async (
  { postId, body, ...content }: PayloadOf<typeof PublishPost>,
  context: MemberContext,
  { handle, findNamed, postDrafts }: Parts,
): Promise<Outcome> => {
  const { memberId } = context.identity
  const [mentioned, { registered, verified }, toolIsShown] = await Promise.all([
    resolveMentions(body, memberId, context, findNamed),
    handle.lookNow(membership, memberStream(memberId), context),
    isShown(content.toolId, context, handle),
  ])
  if (mentioned === undefined) return { refusal: 'too-many-mentions' }
  const command = { type: 'PublishPost', postId, memberId, ...content, ...mentioned, registered, verified, toolIsShown } as const
  const outcome = await handle(post, postStream(postId), command, context)
  if (!isRefusal(outcome)) await postDrafts.drop(memberId, postId)
  return outcome
}

export const editPost = async (
  { postId, body, ...content }: PayloadOf<typeof EditPost>,
  context: MemberContext,
  { handle, findNamed }: Parts,
): Promise<Outcome> => {
  const { memberId } = context.identity
  const [mentioned, { registered }, toolIsShown] = await Promise.all([
    resolveMentions(body, memberId, context, findNamed),
    handle.lookNow(membership, memberStream(memberId), context),
    isShown(content.toolId, context, handle),
  ])
  if (mentioned === undefined) return { refusal: 'too-many-mentions' }
  const command = { type: 'EditPost', postId, memberId, ...content, ...mentioned, registered, toolIsShown } as const
  return handle(post, postStream(postId), command, context)
}

export const deletePost = ({ postId }: PayloadOf<typeof DeletePost>, context: MemberContext, { handle }: Parts): Promise<Outcome> => {
  const { memberId } = context.identity
  return handle(post, postStream(postId), { type: 'DeletePost', postId, memberId }, context)
}

const isShown = async (toolId: ToolId | null, context: CommandContext, handle: Handle): Promise<boolean> =>
  toolId === null || (await handle.lookNow(toolFacts, toolStream(toolId), context)).shown
