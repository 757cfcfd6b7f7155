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
 * An admin has votes counted again from the log. What the subject does not need is null; `asOf`: as it was shown at that moment. Without
 * `caseId`, as all audits are before version 2, it begins a case of its own.
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

/** On the stream of the audit that began the case: another audit belongs to it, and is asked for next. */
export const AuditAdded = defineEvent('AuditAdded', { caseId: CaseId, jobId: JobId })

export type AuditEvent = EventOf<typeof AuditAsked> | EventOf<typeof AuditAdded>
