import {
  ownFollowsRoute,
  memberFollowsRoute,
  followersRoute,
  followingRoute,
  toolFollowsRoute,
  toolFollowersRoute,
} from '@debut/events/follows/follow-routes.ts'
import { follows as contract } from '@debut/events/follows/follows.ts'
import { serves } from '../kernel/query.ts'
import {
  memberCountsQuery,
  memberFollowersQuery,
  memberFollowingQuery,
  ownFollowsQuery,
  toolCountsQuery,
  toolFollowersQuery,
} from './follows-queries.ts'

export const follows = serves(contract, {
  answers: {
    [ownFollowsRoute.name]: ownFollowsQuery,
    [memberFollowsRoute.name]: memberCountsQuery,
    [followersRoute.name]: memberFollowersQuery,
    [followingRoute.name]: memberFollowingQuery,
    [toolFollowsRoute.name]: toolCountsQuery,
    [toolFollowersRoute.name]: toolFollowersQuery,
  },
})
