import { type ExpectedAccess } from './given.ts'

export const expected: ExpectedAccess = {
  may: {
    'command SkipEvent': 'admin',
    'GET /api/projections': 'admin analyst',
  },
  fresh: ['command SkipEvent'],
  payloads: {
    SkipEvent: { projection: 'votes', stream: 'tags', revision: 0, reason: 'written by a faulty import' },
  },
}
