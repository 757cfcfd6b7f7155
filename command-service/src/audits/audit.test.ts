import { AuditAsked } from '@debut/events/audits/audit-events.ts'
import { JobId } from '@debut/events/jobs/job-id.ts'
import { Day } from '@debut/events/kernel/days.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { describe, it } from 'vitest'
import { specify } from '../kernel/testing/specify.ts'
import { audit } from './audit.ts'

const { given } = specify(audit)
const day = Day.parse('2026-03-02')
const asked = {
  jobId: JobId.parse('01K9Z7V5C8QW8R3N4M2X000070'),
  by: MemberId.parse('3e9c2d14-8b7f-4a6c-b2d0-5f1a9e4c7b02'),
  subject: 'day',
  toolId: null,
  memberId: null,
  from: day,
  to: day,
  asOf: null,
} as const

describe('an audit', () => {
  it('is asked for once under its id', () => {
    given()
      .when({ type: 'AskAudit', ...asked })
      .then(AuditAsked(asked))
    given(AuditAsked(asked))
      .when({ type: 'AskAudit', ...asked })
      .thenNothing()
  })

  it('is not asked for otherwise under the same id', () => {
    given(AuditAsked(asked))
      .when({ type: 'AskAudit', ...asked, asOf: '2026-03-02T20:00:00Z' })
      .thenRefused('audit-asked-otherwise')
  })
})
