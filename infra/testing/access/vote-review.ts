import { type ExpectedAccess, everyone } from './given.ts'

export const expected: ExpectedAccess = {
  may: {
    'GET /api/review': 'admin',
    'GET /api/review/:caseId': 'admin',
    'GET /api/audits/:jobId/signs': 'admin',
    'POST /internal/vote-networks': everyone,
    'POST /internal/review-evidence': everyone,
  },
}
