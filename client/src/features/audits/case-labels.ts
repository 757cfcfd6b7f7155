import type { AuditCase } from '@debut/events/audits/audit-answers.ts'

export const toAudit = ({ jobId }: { readonly jobId: string }): string => `/admin/audit/${jobId}`

export const toCase = (caseId: string): string => `/admin/audit/cases/${caseId}`

/** The address names the voter by one of their votes. */
export const toVoter = (caseId: string, vote: number): string => `${toCase(caseId)}?vote=${vote}`

export const auditsLabel = (count: number): string => (count === 1 ? '1 audit' : `${count} audits`)

/** Returns a label such as "Harbor and 2 more". */
export const caseLabel = (title: string, audits: number): string => (audits < 2 ? title : `${title} and ${audits - 1} more`)

/** Maps the audits of a case to their titles, by id. */
export const titlesOf = ({ audits }: Pick<AuditCase, 'audits'>): ReadonlyMap<string, string> =>
  new Map(audits.map(({ job, question }) => [job.jobId, question.title]))
