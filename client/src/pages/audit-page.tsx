import { JobId } from '@debut/events/jobs/job-id.ts'
import type { ComponentProps } from 'react'
import { AuditConsole } from '../features/audits/audit-console.tsx'
import { auditQuery } from '../features/audits/audit-resources.ts'
import { CasePanel } from '../features/cases/case-panel.tsx'
import { RevealPanel } from '../features/cases/reveal-panel.tsx'
import { JobProgress } from '../features/jobs/job-progress.tsx'
import type { Page, Place } from '../lib/page/page.ts'
import { usePlace } from '../lib/page/place-context.ts'
import { selectResource } from '../lib/resources/resources-slice.ts'
import { useResource } from '../lib/resources/use-resource.ts'
import { momentLabel } from '../lib/clock/day-labels.ts'
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
        question.tool !== null && (
          <Link to={`/tool/${question.tool.slug}`} className="text-[13.5px] text-ink-2 underline-offset-4 hover:underline">
            See the product
          </Link>
        )
      }
    >
      {result === null ? (
        <JobProgress job={job} what="The audit" changes={[query]} />
      ) : (
        <AuditConsole audit={data} result={result} Decide={Decide} />
      )}
    </ConsolePage>
  )
}

/** Here features meet: the audit says what happened, a case what is made of it. */
const Decide = ({ caseId, votes, voter, vote }: ComponentProps<ComponentProps<typeof AuditConsole>['Decide']>) => (
  <>
    <CasePanel caseId={caseId} votes={votes} />
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
