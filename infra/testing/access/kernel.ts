import { type ExpectedAccess, everyone, members } from './given.ts'

export const expected: ExpectedAccess = {
  may: {
    'GET /healthz': everyone,
    'GET /readyz': everyone,
    'GET /metrics': everyone,
    'POST /api/commands': members,
    'GET /api/own-parts': members,
    'GET /api/live': everyone,
  },
  beforeSecondFactor: ['GET /api/own-parts'],
  whileSanctioned: ['POST /api/commands'],
}
