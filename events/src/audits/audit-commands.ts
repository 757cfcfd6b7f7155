import * as z from 'zod/mini'
import { CaseId } from '../cases/case-form.ts'
import { JobId } from '../jobs/job-id.ts'
import { addDays } from '../kernel/days.ts'
import { QueryDay, QueryInstant } from '../kernel/query-fields.ts'
import { defineCommand } from '../kernel/define-command.ts'
import { Username } from '../members/username.ts'
import { MOST_AUDITED_DAYS } from './audit-subject.ts'

const asOf = z.optional(QueryInstant)

/**
 * An audit is about a tool by its slug or id, a day, a range of days that includes both ends, or a member whom an admin has already looked
 * up in the same case.
 */
const Audited = z
  .discriminatedUnion('subject', [
    z.strictObject({ subject: z.literal('tool'), tool: z.string().check(z.regex(/^[A-Za-z0-9-]{1,60}$/)), asOf }),
    z.strictObject({ subject: z.literal('day'), day: QueryDay, asOf }),
    z.strictObject({ subject: z.literal('range'), from: QueryDay, to: QueryDay, asOf }),
    z.strictObject({ subject: z.literal('member'), username: Username, asOf }),
  ])
  .check(
    z.refine((audited) => audited.subject !== 'range' || audited.from <= audited.to, { message: 'ends before it begins', path: ['to'] }),
    z.refine((audited) => audited.subject !== 'range' || audited.to < addDays(audited.from, MOST_AUDITED_DAYS), {
      message: `has more than ${MOST_AUDITED_DAYS} days`,
      path: ['to'],
    }),
  )

/** Without `caseId`, the audit begins its own case. */
export const RunAudit = defineCommand(
  'RunAudit',
  { jobId: JobId, caseId: z._default(z.nullable(CaseId), null), audited: Audited },
  { who: 'admin' },
)
