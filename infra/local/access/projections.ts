import { type ExpectedAccess } from './given.ts'

export const expected: ExpectedAccess = {
  may: {
    'GET /api/projections': 'admin analyst',
  },
}
