import { z } from 'zod'
import { JobId } from '../jobs/job-id.ts'
import { IsoInstant } from '../kernel/answer-fields.ts'
import { Day } from '../kernel/days.ts'
import { defineEvent } from '../kernel/define-event.ts'
import { MemberId } from '../kernel/ids.ts'
import { ToolId } from '../tools/tool-card.ts'
import { AuditSubject } from './audit-subject.ts'

/** Also the case under which its voters have their pseudonyms. */
export const auditStream = (jobId: JobId) => `audit-${jobId}`

/** An admin has votes counted again from the log. What the subject does not need is null; `asOf`: as it was shown at that moment. */
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
  },
  { alsoNames: ['by', 'memberId'] },
)
