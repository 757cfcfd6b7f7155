import { type ExpectedAccess, everyone } from './given.ts'

export const expected: ExpectedAccess = {
  may: {
    'GET /api/review': 'admin',
    'GET /api/review/:caseId': 'admin',
    'POST /internal/review-evidence': everyone,
  },
}
