import type { BlockMember, MuteThread, MuteTool, MuteWord, UnmuteWord } from '@debut/events/boundaries/boundary-commands.ts'
import { boundariesStream } from '@debut/events/boundaries/boundary-events.ts'
import { postStream } from '@debut/events/discussion/post-events.ts'
import { isReadable, postFacts } from '@debut/events/discussion/post-facts.ts'
import { EndFollow } from '@debut/events/follows/follow-commands.ts'
import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import { memberStream } from '@debut/events/members/member-events.ts'
import { membership } from '@debut/events/members/membership.ts'
import { toolStream } from '@debut/events/tools/tool-events.ts'
import { toolFacts } from '@debut/events/tools/tool-facts.ts'
import type { MemberContext } from '../kernel/command.ts'
import { type Handle, isRefusal, type Outcome } from '../kernel/handle.ts'
import type { Send } from '../kernel/send.ts'
import { boundaryKeeper, type BoundaryCommand } from './boundary-keeper.ts'

interface Parts {
  readonly handle: Handle
}
type Member = PayloadOf<typeof BlockMember>
type Thread = PayloadOf<typeof MuteThread>
type Tool = PayloadOf<typeof MuteTool>

const decide = (command: BoundaryCommand, context: MemberContext, handle: Handle) =>
  handle(boundaryKeeper, boundariesStream(command.memberId), command, context)

const ofMember =
  (type: 'BlockMember' | 'MuteMember') =>
  async ({ memberId: otherId }: Member, context: MemberContext, { handle }: Parts) => {
    const { memberId } = context.identity
    const [{ registered }, other] = await Promise.all([
      handle.read(membership, memberStream(memberId), context),
      handle.read(membership, memberStream(otherId), context),
    ])
    return decide({ type, memberId, otherId, registered, known: other.registered }, context, handle)
  }

const offMember =
  (type: 'UnblockMember' | 'UnmuteMember') =>
  ({ memberId: otherId }: Member, context: MemberContext, { handle }: Parts) =>
    decide({ type, memberId: context.identity.memberId, otherId }, context, handle)

/** Who blocks somebody no longer follows them. A block that failed in between is sent again, and ends the follow then. */
export const blockMember = async (
  { memberId: blockedId }: Member,
  context: MemberContext,
  parts: Parts & { readonly send: Send },
): Promise<Outcome> => {
  const blocked = await ofMember('BlockMember')({ memberId: blockedId }, context, parts)
  if (isRefusal(blocked)) return blocked
  const unfollowed = await parts.send(EndFollow, { memberId: context.identity.memberId, followedId: blockedId }, context)
  return isRefusal(unfollowed) || !unfollowed.changed ? blocked : { ...unfollowed, changed: true }
}

export const muteMember = ofMember('MuteMember')
export const unblockMember = offMember('UnblockMember')
export const unmuteMember = offMember('UnmuteMember')

export const muteThread = async ({ postId }: Thread, context: MemberContext, { handle }: Parts) => {
  const { memberId } = context.identity
  const [{ registered }, post] = await Promise.all([
    handle.read(membership, memberStream(memberId), context),
    handle.read(postFacts, postStream(postId), context),
  ])
  return decide({ type: 'MuteThread', memberId, postId, registered, readable: isReadable(post) }, context, handle)
}

export const unmuteThread = ({ postId }: Thread, context: MemberContext, { handle }: Parts) =>
  decide({ type: 'UnmuteThread', memberId: context.identity.memberId, postId }, context, handle)

export const muteTool = async ({ toolId }: Tool, context: MemberContext, { handle }: Parts) => {
  const { memberId } = context.identity
  const [{ registered }, { shown }] = await Promise.all([
    handle.read(membership, memberStream(memberId), context),
    handle.read(toolFacts, toolStream(toolId), context),
  ])
  return decide({ type: 'MuteTool', memberId, toolId, registered, listed: shown }, context, handle)
}

export const unmuteTool = ({ toolId }: Tool, context: MemberContext, { handle }: Parts) =>
  decide({ type: 'UnmuteTool', memberId: context.identity.memberId, toolId }, context, handle)

export const muteWord = async ({ wordId, word }: PayloadOf<typeof MuteWord>, context: MemberContext, { handle }: Parts) => {
  const { memberId } = context.identity
  const { registered } = await handle.read(membership, memberStream(memberId), context)
  return decide({ type: 'MuteWord', memberId, wordId, word, registered }, context, handle)
}

export const unmuteWord = ({ wordId }: PayloadOf<typeof UnmuteWord>, context: MemberContext, { handle }: Parts) =>
  decide({ type: 'UnmuteWord', memberId: context.identity.memberId, wordId }, context, handle)
