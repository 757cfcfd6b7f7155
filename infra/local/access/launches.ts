import { type ExpectedAccess, everyone, launchId, members, toolId } from './given.ts'

export const expected: ExpectedAccess = {
  may: {
    'command ScheduleLaunch': 'admin',
    'GET /api/launches/:launchId': everyone,
    'GET /api/launches/:launchId/why': members,
    'GET /api/days': everyone,
    'GET /api/days/:day': everyone,
    'GET /api/rules': everyone,
  },
  payloads: {
    ScheduleLaunch: { launchId, toolId, boardDate: '2199-01-01', lane: 'free' },
  },
}
