import type { CaseId } from '@debut/events/cases/case-form.ts'
import { JobId } from '@debut/events/jobs/job-id.ts'
import { LogPosition } from '@debut/events/kernel/ids.ts'
import { useState } from 'react'
import { auditCaseQuery, caseVoterQuery } from '../features/audits/audit-resources.ts'
import { auditsLabel, caseLabel, titlesOf, toAudit } from '../features/audits/case-labels.ts'
import { CaseAuditsTable } from '../features/audits/case-audits-table.tsx'
import { CaseVoterTable } from '../features/audits/case-voter-table.tsx'
import { CasePanel } from '../features/cases/case-panel.tsx'
import { RevealPanel } from '../features/cases/reveal-panel.tsx'
import type { Page, Place } from '../lib/page/page.ts'
import { usePlace } from '../lib/page/place-context.ts'
import { selectResource } from '../lib/resources/resources-slice.ts'
import { useResource, useSought } from '../lib/resources/use-resource.ts'
import { buttonClass } from '../ui/button-class.ts'
import { ConsolePage } from '../ui/console-page.tsx'
import { Link } from '../ui/link.tsx'
import { Loading } from '../ui/loading.tsx'
import { Unreachable } from '../ui/unreachable.tsx'

/** The address names the case by the id of any of its audits, and may write it in lower case. */
const queryAt = ({ params }: Pick<Place, 'params'>) => auditCaseQuery({ jobId: JobId.parse((params['id'] ?? '').toUpperCase()) })

/** The address names the voter to follow by one of their votes. */
const voteAt = ({ search }: Pick<Place, 'search'>) => {
  const text = search.get('vote')
  return text === null ? undefined : LogPosition.safeParse(Number(text)).data
}

const AuditCasePage = () => {
  const place = usePlace()
  const vote = voteAt(place)
  const found = useResource(queryAt(place))
  if (found.status === 'unreachable') return <Unreachable what="this case" heading="h1" onRetry={found.refetch} />
  if (found.status !== 'ready')
    return (
      <Loading what="Loading the case">
        <div className="h-80" />
      </Loading>
    )
  const { caseId, audits } = found.data
  return (
    <ConsolePage
      title={caseLabel(audits[0]?.question.title ?? 'Case', audits.length)}
      above={
        <>
          <Link to="/admin/audit" className="hover:underline">
            Audits
          </Link>
          · case of {auditsLabel(audits.length)}
        </>
      }
      lead="Voters have the same pseudonyms in all audits of this case."
      actions={
        <Link to={`/admin/audit?case=${caseId}`} className={buttonClass('quiet', 's')}>
          Audit another product in this case
        </Link>
      }
    >
      <CaseAuditsTable audits={audits} />
      {vote === undefined ? (
        <p className="mt-6 text-[14px] text-ink-2">
          To follow a voter through this case, open{' '}
          {audits[0] === undefined ? 'an audit' : <Link to={toAudit(audits[0].job)}>an audit</Link>} and choose “also in” beside their
          pseudonym.
        </p>
      ) : (
        <Followed key={vote} caseId={caseId} vote={vote} titles={titlesOf(found.data)} />
      )}
    </ConsolePage>
  )
}

interface FollowedProps {
  readonly caseId: CaseId
  readonly vote: LogPosition
  readonly titles: ReadonlyMap<string, string>
}

/** Two features meet here: the audits say what a voter did, and the case says what is decided about it. */
const Followed = ({ caseId, vote, titles }: FollowedProps) => {
  const query = caseVoterQuery({ caseId, vote })
  useSought(query)
  const found = useResource(query)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  if (found.status === 'unreachable') return <Unreachable what="the votes of this voter" onRetry={found.refetch} />
  if (found.status === 'missing') return <p className="mt-6 text-[14px] text-ink-2">No audit of this case lists that vote.</p>
  if (found.status !== 'ready')
    return (
      <Loading what="Loading the votes">
        <div className="h-40" />
      </Loading>
    )
  const { voter } = found.data
  return (
    <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-x-11 gap-y-6 xl:grid-cols-[minmax(0,1fr)_320px]">
      <section aria-labelledby="followed" className="min-w-0">
        <h2 id="followed" className="mb-2.5 text-[17px] font-[650]">
          Votes of {voter}
        </h2>
        <CaseVoterTable found={found.data} titles={titles} selected={selected} onSelect={setSelected} />
      </section>
      <div className="grid min-w-0 content-start gap-4">
        <CasePanel caseId={caseId} votes={[...selected].map(Number)} changes={[query]} />
        <RevealPanel caseId={caseId} voter={voter} vote={vote} changes={[query]} />
      </div>
    </div>
  )
}

export const page: Page = {
  Component: AuditCasePage,
  resources: (place) => [queryAt(place)],
  head: (state, place) => {
    const found = selectResource(queryAt(place))(state)
    const title = found.status === 'ready' ? found.data.audits[0]?.question.title : undefined
    return { title: title === undefined ? 'Case' : `Case of ${title}`, noindex: true, complete: true }
  },
}
