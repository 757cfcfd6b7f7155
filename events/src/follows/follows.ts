import { routesByName } from '../kernel/define-route.ts'
import {
  ownFollowsRoute,
  memberFollowsRoute,
  followersRoute,
  followingRoute,
  toolFollowsRoute,
  toolFollowersRoute,
} from './follow-routes.ts'
import { defineCapability } from '../kernel/define-capability.ts'
import { EndFollow, FollowMember, FollowTool, UnfollowMember, UnfollowTool } from './follow-commands.ts'
import { followedNotice, followerStream, MemberFollowed, MemberUnfollowed, ToolFollowed, ToolUnfollowed } from './follow-events.ts'
import { followSentences } from './follow-sentences.ts'

export const follows = defineCapability({
  name: 'follows',
  events: { follower: [MemberFollowed, MemberUnfollowed, ToolFollowed, ToolUnfollowed] },
  commands: { FollowMember, UnfollowMember, FollowTool, UnfollowTool, EndFollow },
  routes: routesByName(ownFollowsRoute, memberFollowsRoute, followersRoute, followingRoute, toolFollowsRoute, toolFollowersRoute),
  ownStreams: (memberId) => [followerStream(memberId)],
  notices: [followedNotice],
  problems: {
    'follow-yourself': { status: 422, message: 'This is you. You can follow any other member.' },
    'too-many-follows': { status: 422, message: 'You follow as many as one member can. Unfollow somebody first.' },
  },
  sentences: followSentences,
})
