import { CaseId } from '../cases/case-form.ts'
import type { JobId } from '../jobs/job-id.ts'

export const MOST_AUDITS_IN_CASE = 20

/** A case has the id of its first audit. */
export const caseOfAudit = ({ jobId, caseId }: { readonly jobId: JobId; readonly caseId?: CaseId | undefined }): CaseId =>
  caseId ?? CaseId.parse(jobId)
