import { type ExpectedAccess, everyone, launchId, memberId, members } from './given.ts'

const moderation = { memberId, launchId, reason: 'ring' }

export const expected: ExpectedAccess = {
  may: {
    'POST /api/rewards': members,
    'command CastVote': members,
    'command WithdrawVote': members,
    'command HoldVote': 'admin',
    'command VoidVote': 'admin',
    'command RestoreVote': 'admin',
    'topic board': everyone,
    'GET /api/members/:memberId/votes': 'owner',
    'GET /api/members/:memberId/calendar': 'owner',
    'GET /api/members/:memberId/rewards': 'owner',
    'GET /api/boards/:period': everyone,
    'GET /api/streaks': everyone,
    'GET /api/votes/daily-count': members,
    'GET /api/votes/:launchId/receipt': members,
  },
  fresh: ['command HoldVote', 'command VoidVote', 'command RestoreVote'],
  whileSanctioned: ['POST /api/rewards'],
  payloads: {
    CastVote: { launchId },
    WithdrawVote: { launchId },
    HoldVote: moderation,
    VoidVote: moderation,
    RestoreVote: moderation,
  },
}
