import { MOST_AUDITS_IN_CASE } from '@debut/events/audits/audit-case.ts'
import { AuditAdded, AuditAsked } from '@debut/events/audits/audit-events.ts'
import { CaseId } from '@debut/events/cases/case-form.ts'
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

  const caseId = CaseId.parse(asked.jobId)
  const other = (index: number) => JobId.parse(`01K9Z7V5C8QW8R3N4M2X0001${String(index).padStart(2, '0')}`)
  const added = (count: number) => Array.from({ length: count }, (_, index) => AuditAdded({ caseId, jobId: other(index) }))

  it('begins a case, to which others are added once, up to the bound', () => {
    given(AuditAsked(asked))
      .when({ type: 'AddAudit', caseId, jobId: other(0) })
      .then(AuditAdded({ caseId, jobId: other(0) }))
    given(AuditAsked(asked), ...added(1))
      .when({ type: 'AddAudit', caseId, jobId: other(0) })
      .thenNothing()
    given(AuditAsked(asked), ...added(MOST_AUDITS_IN_CASE - 2))
      .when({ type: 'AddAudit', caseId, jobId: other(99) })
      .then(AuditAdded({ caseId, jobId: other(99) }))
    given(AuditAsked(asked), ...added(MOST_AUDITS_IN_CASE - 1))
      .when({ type: 'AddAudit', caseId, jobId: other(99) })
      .thenRefused('case-full')
  })

  it('begins no case where it was added to one, or was never asked for', () => {
    given()
      .when({ type: 'AddAudit', caseId, jobId: other(0) })
      .thenRefused('no-such-case')
    given(AuditAsked({ ...asked, caseId: CaseId.parse(other(1)) }))
      .when({ type: 'AddAudit', caseId, jobId: other(0) })
      .thenRefused('no-such-case')
  })
})
