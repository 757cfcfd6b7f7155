import type { Audit } from '@debut/events/audits/audit-answers.ts'
import { JobId } from '@debut/events/jobs/job-id.ts'
import { useSought } from '../../lib/resources/use-resource.ts'
import { Link } from '../../ui/link.tsx'
import { auditCaseQuery } from './audit-resources.ts'
import { toAudit, toCase } from './case-labels.ts'

/** Switches between the audits of a case. It draws nothing if there is only one. */
export const CaseSwitch = ({ audit: { caseId, job } }: { audit: Pick<Audit, 'caseId' | 'job'> }) => {
  const audits = useSought(auditCaseQuery({ jobId: JobId.parse(caseId) }))?.audits ?? []
  return audits.length < 2 ? null : (
    <nav aria-label="Audits of this case" className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 text-[13.5px]">
      <Link to={toCase(caseId)} className="font-[560] underline-offset-4 hover:underline">
        Case of {audits.length} audits
      </Link>
      {audits.map(({ job: each, question }) => (
        <Link
          key={each.jobId}
          to={toAudit(each)}
          aria-current={each.jobId === job.jobId ? 'page' : undefined}
          className="text-ink-2 underline-offset-4 hover:underline aria-[current=page]:font-[560] aria-[current=page]:text-ink"
        >
          {question.title}
        </Link>
      ))}
    </nav>
  )
}
