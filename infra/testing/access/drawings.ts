import { type ExpectedAccess, everyone } from './given.ts'

export const expected: ExpectedAccess = {
  may: {
    'GET /api/drawings/faces/:seed': everyone,
    'GET /api/drawings/logos/:seed': everyone,
    'GET /api/drawings/screens/:seed': everyone,
  },
}
