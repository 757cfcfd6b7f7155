import { JobId } from '@debut/events/jobs/job-id.ts'
import type { ComponentProps } from 'react'
import { AuditConsole } from '../features/audits/audit-console.tsx'
import { auditQuery } from '../features/audits/audit-resources.ts'
import { CaseSwitch } from '../features/audits/case-switch.tsx'
import { CasePanel } from '../features/cases/case-panel.tsx'
import { RevealPanel } from '../features/cases/reveal-panel.tsx'
import { AuditSignsPart } from '../features/vote-review/audit-signs.tsx'
import { auditSigns } from '../features/vote-review/reviews.ts'
import { JobProgress } from '../features/jobs/job-progress.tsx'
import type { Page, Place } from '../lib/page/page.ts'
import { usePlace } from '../lib/page/place-context.ts'
import { selectResource } from '../lib/resources/resources-slice.ts'
import { useResource, useSought } from '../lib/resources/use-resource.ts'
import { momentLabel } from '../lib/clock/day-labels.ts'
import { buttonClass } from '../ui/button-class.ts'
import { ConsolePage } from '../ui/console-page.tsx'
import { Link } from '../ui/link.tsx'
import { Loading } from '../ui/loading.tsx'
import { Unreachable } from '../ui/unreachable.tsx'

const queryAt = ({ params }: Pick<Place, 'params'>) => auditQuery({ jobId: JobId.parse(params['id']?.toUpperCase()) })

const AuditPage = () => {
  const query = queryAt(usePlace())
  const found = useResource(query)
  if (found.status === 'unreachable') return <Unreachable what="this audit" heading="h1" onRetry={found.refetch} />
  if (found.status !== 'ready')
    return (
      <Loading what="Loading the audit">
        <div className="h-80" />
      </Loading>
    )
  const { data } = found
  const { job, question, result } = data
  return (
    <ConsolePage
      title={question.title}
      above={
        <>
          <Link to="/admin/audit" className="hover:underline">
            Audits
          </Link>
          · asked {momentLabel(job.askedAt)}
        </>
      }
      lead={`An independent recount of every vote, straight from the log${question.asOf === null ? '.' : `, as of ${momentLabel(question.asOf)}.`}`}
      actions={
        <>
          {question.tool !== null && (
            <Link to={`/tool/${question.tool.slug}`} className="text-[13.5px] text-ink-2 underline-offset-4 hover:underline">
              See the product
            </Link>
          )}
          <Link to={`/admin/audit?case=${data.caseId}`} className={buttonClass('quiet', 's')}>
            Audit another product in this case
          </Link>
        </>
      }
    >
      <CaseSwitch audit={data} />
      {result === null ? <JobProgress job={job} what="The audit" changes={[query]} /> : <Audited audit={data} result={result} />}
    </ConsolePage>
  )
}

/**
 * Three features meet here: the audit says what happened, the review says what looks manipulated, and the case says what is decided about
 * it.
 */
const Audited = ({ audit, result }: Pick<ComponentProps<typeof AuditConsole>, 'audit' | 'result'>) => {
  const signs = useSought(auditSigns({ jobId: audit.job.jobId }))
  return (
    <AuditConsole
      audit={audit}
      result={result}
      bursts={signs?.launches.flatMap(({ bursts }) => bursts) ?? []}
      signs={(onSelect) => (signs === undefined ? null : <AuditSignsPart name={audit.question.title} signs={signs} onSelect={onSelect} />)}
      Decide={Decide}
    />
  )
}

const Decide = ({ jobId, caseId, votes, voter, vote }: ComponentProps<ComponentProps<typeof AuditConsole>['Decide']>) => (
  <>
    <CasePanel caseId={caseId} votes={votes} changes={[auditSigns({ jobId })]} />
    <RevealPanel caseId={caseId} voter={voter} {...(vote !== undefined && { vote })} />
  </>
)

export const page: Page = {
  Component: AuditPage,
  resources: (place) => [queryAt(place)],
  head: (state, place) => {
    const found = selectResource(queryAt(place))(state)
    return {
      title: found.status === 'ready' ? `Audit of ${found.data.question.title}` : 'Audit',
      noindex: true,
      complete: true,
    }
  },
}
