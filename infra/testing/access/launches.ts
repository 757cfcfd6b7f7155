import { type ExpectedAccess, everyone, launchId, members, toolId } from './given.ts'

export const expected: ExpectedAccess = {
  may: {
    'command ScheduleLaunch': 'admin',
    'command JoinLine': members,
    'command RescheduleLaunch': members,
    'command WithdrawLaunch': members,
    'command DisqualifyLaunch': 'admin',
    'command ReinstateLaunch': 'admin',
    'command AwaitLaunch': members,
    'command StopAwaitingLaunch': members,
    'GET /api/launches/upcoming': everyone,
    'GET /api/launches/awaited': members,
    'GET /api/launches/:launchId/place': members,
    'GET /api/line/days': everyone,
    'GET /api/launches/:launchId': everyone,
    'GET /api/launches/:launchId/why': members,
    'GET /api/days': everyone,
    'GET /api/days/:day': everyone,
    'GET /api/moderation/launches': 'admin',
    'GET /api/rules': everyone,
  },
  payloads: {
    JoinLine: { toolId },
    RescheduleLaunch: { launchId },
    WithdrawLaunch: { launchId },
    DisqualifyLaunch: { launchId, reason: 'spam' },
    ReinstateLaunch: { launchId, reason: 'mistake' },
    AwaitLaunch: { launchId },
    StopAwaitingLaunch: { launchId },
    ScheduleLaunch: { launchId, toolId, boardDate: '2199-01-01', lane: 'free' },
  },
}
