import { FOLLOWS_EACH } from '@debut/events/follows/follow-commands.ts'
import { type FollowerEvent, MemberFollowed, MemberUnfollowed, ToolFollowed, ToolUnfollowed } from '@debut/events/follows/follow-events.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { Decider } from '../kernel/decider.ts'
import { mark, unmark, withMark } from '../kernel/mark.ts'

type FollowRefusal = 'follow-yourself' | 'too-many-follows' | 'not-registered' | 'unknown-member' | 'unknown-tool' | 'cant-follow-them'

/** Each names the follower; what others decide comes from their streams. */
export type FollowerCommand = { readonly memberId: MemberId } & (
  | {
      readonly type: 'FollowMember'
      readonly followedId: MemberId
      readonly registered: boolean
      readonly known: boolean
      /** Says whether the member who would be followed blocks this one. */
      readonly isBlocked: boolean
    }
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
    const isFull = members.size + tools.size >= FOLLOWS_EACH
    switch (command.type) {
      case 'FollowMember': {
        const { followedId, registered, known, isBlocked } = command
        return mark(members.has(followedId), MemberFollowed({ memberId, followedId }), {
          'follow-yourself': followedId === memberId,
          'not-registered': !registered,
          'unknown-member': !known,
          'cant-follow-them': isBlocked,
          'too-many-follows': isFull,
        })
      }
      case 'UnfollowMember': {
        const { followedId } = command
        return unmark(members.has(followedId), MemberUnfollowed({ memberId, followedId }))
      }
      case 'FollowTool': {
        const { toolId, registered, known } = command
        return mark(tools.has(toolId), ToolFollowed({ memberId, toolId }), {
          'not-registered': !registered,
          'unknown-tool': !known,
          'too-many-follows': isFull,
        })
      }
      case 'UnfollowTool': {
        const { toolId } = command
        return unmark(tools.has(toolId), ToolUnfollowed({ memberId, toolId }))
      }
    }
  },

  evolve(state, { type, data }) {
    switch (type) {
      case 'MemberFollowed':
      case 'MemberUnfollowed':
        return { ...state, members: withMark(state.members, data.followedId, type === 'MemberFollowed') }
      case 'ToolFollowed':
      case 'ToolUnfollowed':
        return { ...state, tools: withMark(state.tools, data.toolId, type === 'ToolFollowed') }
    }
  },
}
