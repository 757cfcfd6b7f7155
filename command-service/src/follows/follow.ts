import type { FollowMember, FollowTool, UnfollowMember, UnfollowTool } from '@debut/events/follows/follow-commands.ts'
import { followerStream } from '@debut/events/follows/follow-events.ts'
import type { PayloadOf } from '@debut/events/kernel/define-command.ts'
import { memberStream } from '@debut/events/members/member-events.ts'
import { membership } from '@debut/events/members/membership.ts'
import { toolStream } from '@debut/events/tools/tool-events.ts'
import { toolFacts } from '@debut/events/tools/tool-facts.ts'
import type { MemberContext } from '../kernel/command.ts'
import type { Handle, Outcome } from '../kernel/handle.ts'
import { follower } from './follower.ts'

interface Parts {
  readonly handle: Handle
}

export const followMember = async (
  { memberId: followedId }: PayloadOf<typeof FollowMember>,
  context: MemberContext,
  { handle }: Parts,
): Promise<Outcome> => {
  const { memberId } = context.identity
  const [{ registered }, followed] = await Promise.all([
    handle.lookNow(membership, memberStream(memberId), context),
    handle.lookNow(membership, memberStream(followedId), context),
  ])
  const command = { type: 'FollowMember', memberId, followedId, registered, known: followed.registered } as const
  return handle(follower, followerStream(memberId), command, context)
}

export const unfollowMember = (
  { memberId: followedId }: PayloadOf<typeof UnfollowMember>,
  context: MemberContext,
  { handle }: Parts,
): Promise<Outcome> => {
  const { memberId } = context.identity
  return handle(follower, followerStream(memberId), { type: 'UnfollowMember', memberId, followedId }, context)
}

export const followTool = async ({ toolId }: PayloadOf<typeof FollowTool>, context: MemberContext, { handle }: Parts): Promise<Outcome> => {
  const { memberId } = context.identity
  const [{ registered }, { shown }] = await Promise.all([
    handle.lookNow(membership, memberStream(memberId), context),
    handle.lookNow(toolFacts, toolStream(toolId), context),
  ])
  return handle(follower, followerStream(memberId), { type: 'FollowTool', memberId, toolId, registered, known: shown }, context)
}

export const unfollowTool = ({ toolId }: PayloadOf<typeof UnfollowTool>, context: MemberContext, { handle }: Parts): Promise<Outcome> => {
  const { memberId } = context.identity
  return handle(follower, followerStream(memberId), { type: 'UnfollowTool', memberId, toolId }, context)
}
