import { type ExpectedAccess } from './given.ts'

const jobId = '01K9Z7V5C8QW8R3N4M2X000081'
const rebuild = '01K9Z7V5C8QW8R3N4M2X000080'

export const expected: ExpectedAccess = {
  may: {
    'command SkipEvent': 'admin',
    'command RetryParked': 'admin',
    'command StartRebuild': 'admin analyst',
    'command DiscardBuild': 'admin analyst',
    'command SwapBuild': 'admin',
    'command SwapBack': 'admin',
    'GET /api/projections': 'admin analyst',
  },
  fresh: ['command SkipEvent', 'command SwapBuild', 'command SwapBack'],
  payloads: {
    SkipEvent: { projection: 'votes', sequence: 48_211, reason: 'written by a faulty import' },
    RetryParked: { projection: 'votes', sequence: 48_211 },
    StartRebuild: { jobId, projection: 'nothing_of_this_name' },
    DiscardBuild: { jobId },
    SwapBuild: { jobId, rebuild, seen: 1, differences: 0, reason: null },
    SwapBack: { jobId, projection: 'votes', version: 1, seen: 2 },
  },
}
