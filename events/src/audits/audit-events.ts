import { z } from 'zod'
import { CaseId } from '../cases/case-form.ts'
import { JobId } from '../jobs/job-id.ts'
import { IsoInstant } from '../kernel/answer-fields.ts'
import { Day } from '../kernel/days.ts'
import { defineEvent, type EventOf } from '../kernel/define-event.ts'
import { MemberId } from '../kernel/ids.ts'
import { ToolId } from '../tools/tool-card.ts'
import { AuditSubject } from './audit-subject.ts'

export const auditStream = (jobId: JobId) => `audit-${jobId}`

/**
 * An admin has votes counted again from the log. Fields that the subject doesn't need are null. With `asOf`, the votes are shown as they
 * were at that moment. Without `caseId`, which is true of all audits before version 2, it begins its own case.
 */
export const AuditAsked = defineEvent(
  'AuditAsked',
  {
    jobId: JobId,
    by: MemberId,
    subject: AuditSubject,
    toolId: z.nullable(ToolId),
    memberId: z.nullable(MemberId),
    /** Of a day they are the same. */
    from: z.nullable(Day),
    to: z.nullable(Day),
    asOf: z.nullable(IsoInstant),
    caseId: z.optional(CaseId),
  },
  { alsoNames: ['by', 'memberId'], upcasts: [(data) => data] },
)

/** This is on the stream of the audit that began the case: another audit belongs to the case and is asked for next. */
export const AuditAdded = defineEvent('AuditAdded', { caseId: CaseId, jobId: JobId })

export type AuditEvent = EventOf<typeof AuditAsked> | EventOf<typeof AuditAdded>
