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
    'GET /api/follows': ownFollowsQuery,
    'GET /api/follows/members/:member': memberCountsQuery,
    'GET /api/follows/members/:member/followers': memberFollowersQuery,
    'GET /api/follows/members/:member/following': memberFollowingQuery,
    'GET /api/follows/tools/:toolId': toolCountsQuery,
    'GET /api/follows/tools/:toolId/followers': toolFollowersQuery,
  },
})
