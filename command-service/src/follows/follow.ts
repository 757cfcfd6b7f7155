import type { EndFollow, FollowMember, FollowTool } from '@debut/events/follows/follow-commands.ts'
import { followerStream } from '@debut/events/follows/follow-events.ts'
import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import { memberStream } from '@debut/events/members/member-events.ts'
import { membership } from '@debut/events/members/membership.ts'
import { toolStream } from '@debut/events/tools/tool-events.ts'
import { toolFacts } from '@debut/events/tools/tool-facts.ts'
import type { CommandContext, MemberContext } from '../kernel/command.ts'
import type { Handle } from '../kernel/handle.ts'
import type { IsBlockedByAny } from '../kernel/is-blocked-by-any.ts'
import { follower, type FollowerCommand } from './follower.ts'

interface Parts {
  readonly handle: Handle
  readonly isBlockedByAny: IsBlockedByAny
}
type Member = PayloadOf<typeof FollowMember>
type Tool = PayloadOf<typeof FollowTool>

export const followMember = async ({ memberId: followedId }: Member, context: MemberContext, { handle, isBlockedByAny }: Parts) => {
  const { memberId } = context.identity
  const [{ registered }, followed, isBlocked] = await Promise.all([
    handle.readUnlessSettled(membership, memberStream(memberId), context),
    handle.read(membership, memberStream(followedId), context),
    isBlockedByAny([followedId], context),
  ])
  return decide({ type: 'FollowMember', memberId, followedId, registered, known: followed.registered, isBlocked }, context, handle)
}

export const followTool = async ({ toolId }: Tool, context: MemberContext, { handle }: Parts) => {
  const { memberId } = context.identity
  const [{ registered }, { shown }] = await Promise.all([
    handle.readUnlessSettled(membership, memberStream(memberId), context),
    handle.read(toolFacts, toolStream(toolId), context),
  ])
  return decide({ type: 'FollowTool', memberId, toolId, registered, known: shown }, context, handle)
}

export const unfollowMember = ({ memberId: followedId }: Member, context: MemberContext, { handle }: Parts) =>
  decide({ type: 'UnfollowMember', memberId: context.identity.memberId, followedId }, context, handle)

export const unfollowTool = ({ toolId }: Tool, context: MemberContext, { handle }: Parts) =>
  decide({ type: 'UnfollowTool', memberId: context.identity.memberId, toolId }, context, handle)

export const endFollow = ({ memberId, followedId }: PayloadOf<typeof EndFollow>, context: CommandContext, { handle }: Parts) =>
  decide({ type: 'UnfollowMember', memberId, followedId }, context, handle)

const decide = (command: FollowerCommand, context: CommandContext, handle: Handle) =>
  handle(follower, followerStream(command.memberId), command, context)
