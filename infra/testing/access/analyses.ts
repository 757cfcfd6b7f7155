import { type ExpectedAccess } from './given.ts'

const jobId = '01K9Z7V5C9QW8R3N4M2X000080'
const rule = { id: 'weight-cap', version: 1, params: { cap: 2 } }

export const expected: ExpectedAccess = {
  may: {
    'command RunAnalysis': 'admin analyst',
    'command SaveAnalysis': 'admin analyst',
    'command DeleteAnalysis': 'admin analyst',
    'GET /api/analyses': 'admin analyst',
    'GET /api/analyses/:jobId': 'admin analyst',
    'GET /api/analyses/:jobId/rows': 'admin analyst',
  },
  payloads: {
    RunAnalysis: { jobId, period: 'month', start: '2026-02-01', rule },
    SaveAnalysis: { jobId, name: 'February, capped at 2' },
    DeleteAnalysis: { jobId },
  },
}
