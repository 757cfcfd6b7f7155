import { everyone, type ExpectedAccess } from './given.ts'

export const expected: ExpectedAccess = {
  may: {
    'GET /api/operations': 'admin',
    'GET /api/operations/counts': 'admin moderator analyst',
    'GET /api/operations/roles': 'admin',
    'GET /api/operations/journal': 'admin',
    'POST /internal/operating-state': everyone,
  },
}
