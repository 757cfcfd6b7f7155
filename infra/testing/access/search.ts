import { type ExpectedAccess, everyone } from './given.ts'

export const expected: ExpectedAccess = {
  may: {
    'GET /api/search': everyone,
    'GET /api/search/popular': everyone,
  },
}
