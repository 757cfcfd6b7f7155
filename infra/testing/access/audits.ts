import { type ExpectedAccess } from './given.ts'

export const expected: ExpectedAccess = {
  may: {
    'command RunAudit': 'admin',
    'GET /api/audits': 'admin',
    'GET /api/audits/:jobId': 'admin',
    'GET /api/audits/:jobId/steps': 'admin',
    'GET /api/audits/:jobId/case': 'admin',
    'GET /api/cases/:caseId/voter': 'admin',
  },
  payloads: { RunAudit: { jobId: '01K9Z7V5C8QW8R3N4M2X000070', audited: { subject: 'day', day: '2026-03-02' } } },
}
