import { auditStream } from '@debut/events/audits/audit-events.ts'
import { auditFacts } from '@debut/events/audits/audit-facts.ts'
import type { CaseId } from '@debut/events/cases/case-form.ts'
import { JobId } from '@debut/events/jobs/job-id.ts'
import type { CommandContext } from '../kernel/command.ts'
import type { Handle } from '../kernel/handle.ts'

const audited = (caseId: CaseId, context: CommandContext, handle: Handle) =>
  handle.read(auditFacts, auditStream(JobId.parse(caseId)), context)

/** An audit that was added to a case has none of its own: what is decided there would be seen in none of its audits. */
export const isWithinCase = async (caseId: CaseId, context: CommandContext, handle: Handle): Promise<boolean> =>
  (await audited(caseId, context, handle))?.asked.caseId !== undefined

/** Other cases are of the held votes of a launch. */
export const isAudit = async (caseId: CaseId, context: CommandContext, handle: Handle): Promise<boolean> =>
  (await audited(caseId, context, handle)) !== undefined
