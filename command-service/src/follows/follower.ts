import { FOLLOWS_EACH } from '@debut/events/follows/follow-commands.ts'
import { type FollowerEvent, MemberFollowed, MemberUnfollowed, ToolFollowed, ToolUnfollowed } from '@debut/events/follows/follow-events.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import { accept, type Decider, refuse } from '../kernel/decider.ts'

type FollowRefusal = 'follow-yourself' | 'too-many-follows' | 'not-registered' | 'unknown-member' | 'unknown-tool'

/** Each names the follower; what others decide comes from their streams. */
export type FollowerCommand = { readonly memberId: MemberId } & (
  | { readonly type: 'FollowMember'; readonly followedId: MemberId; readonly registered: boolean; readonly known: boolean }
  | { readonly type: 'UnfollowMember'; readonly followedId: MemberId }
  | { readonly type: 'FollowTool'; readonly toolId: ToolId; readonly registered: boolean; readonly known: boolean }
  | { readonly type: 'UnfollowTool'; readonly toolId: ToolId }
)

interface Follower {
  readonly members: ReadonlySet<MemberId>
  readonly tools: ReadonlySet<ToolId>
}

/** Following twice is following; so is not following. */
export const follower: Decider<FollowerCommand, Follower, FollowerEvent, FollowRefusal> = {
  initial: { members: new Set(), tools: new Set() },

  decide(command, { members, tools }) {
    const { memberId } = command
    switch (command.type) {
      case 'FollowMember': {
        const { followedId, registered, known } = command
        if (members.has(followedId)) return accept()
        if (followedId === memberId) return refuse('follow-yourself')
        if (!registered) return refuse('not-registered')
        if (!known) return refuse('unknown-member')
        if (members.size + tools.size >= FOLLOWS_EACH) return refuse('too-many-follows')
        return accept(MemberFollowed({ memberId, followedId }))
      }
      case 'UnfollowMember': {
        const { followedId } = command
        return members.has(followedId) ? accept(MemberUnfollowed({ memberId, followedId })) : accept()
      }
      case 'FollowTool': {
        const { toolId, registered, known } = command
        if (tools.has(toolId)) return accept()
        if (!registered) return refuse('not-registered')
        if (!known) return refuse('unknown-tool')
        if (members.size + tools.size >= FOLLOWS_EACH) return refuse('too-many-follows')
        return accept(ToolFollowed({ memberId, toolId }))
      }
      case 'UnfollowTool': {
        const { toolId } = command
        return tools.has(toolId) ? accept(ToolUnfollowed({ memberId, toolId })) : accept()
      }
    }
  },

  evolve(state, { type, data }) {
    switch (type) {
      case 'MemberFollowed':
        return { ...state, members: new Set(state.members).add(data.followedId) }
      case 'MemberUnfollowed':
        return { ...state, members: new Set([...state.members].filter((id) => id !== data.followedId)) }
      case 'ToolFollowed':
        return { ...state, tools: new Set(state.tools).add(data.toolId) }
      case 'ToolUnfollowed':
        return { ...state, tools: new Set([...state.tools].filter((id) => id !== data.toolId)) }
    }
  },
}
