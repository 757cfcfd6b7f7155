import { everyone, type ExpectedAccess, memberId, members, toolId } from './given.ts'

export const expected: ExpectedAccess = {
  may: {
    'command FollowMember': members,
    'command UnfollowMember': members,
    'command FollowTool': members,
    'command UnfollowTool': members,
    'GET /api/follows': members,
    'GET /api/follows/members/:member': everyone,
    'GET /api/follows/members/:member/followers': everyone,
    'GET /api/follows/members/:member/following': everyone,
    'GET /api/follows/tools/:toolId': everyone,
    'GET /api/follows/tools/:toolId/followers': everyone,
  },
  whileSanctioned: ['command UnfollowMember', 'command UnfollowTool'],
  payloads: {
    FollowMember: { memberId },
    UnfollowMember: { memberId },
    FollowTool: { toolId },
    UnfollowTool: { toolId },
  },
}
