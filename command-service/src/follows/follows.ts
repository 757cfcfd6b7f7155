import { follows as contract } from '@debut/events/follows/follows.ts'
import { handles } from '../kernel/handled.ts'
import { endFollow, followMember, followTool, unfollowMember, unfollowTool } from './follow.ts'

export const follows = handles(contract, {
  commands: {
    FollowMember: followMember,
    UnfollowMember: unfollowMember,
    FollowTool: followTool,
    UnfollowTool: unfollowTool,
    EndFollow: endFollow,
  },
})
