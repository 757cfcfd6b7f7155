import { auditStream } from '@debut/events/audits/audit-events.ts'
import { auditFacts } from '@debut/events/audits/audit-facts.ts'
import type { CaseId } from '@debut/events/cases/case-form.ts'
import { JobId } from '@debut/events/jobs/job-id.ts'
import type { CommandContext } from '../kernel/command.ts'
import type { Handle } from '../kernel/handle.ts'

/** An audit that was added to a case has no case of its own. A decision made there would be seen in none of the case's audits. */
export const isWithinCase = async (caseId: CaseId, context: CommandContext, handle: Handle): Promise<boolean> =>
  (await handle.lookNow(auditFacts, auditStream(JobId.parse(caseId)), context))?.asked.caseId !== undefined
