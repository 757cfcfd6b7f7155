import type { Audits } from '@debut/events/audits/audit-answers.ts'
import { useContext } from 'react'
import { momentLabel } from '../../lib/clock/day-labels.ts'
import { useResource } from '../../lib/resources/use-resource.ts'
import type { ConsoleColumn } from '../../ui/console-table/console-column.ts'
import { ConsoleTable } from '../../ui/console-table/console-table.tsx'
import { GoContext, Link } from '../../ui/link.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Unreachable } from '../../ui/unreachable.tsx'
import { auditsQuery } from './audit-resources.ts'
import { auditStages } from './audit-stages.ts'
import { toAudit } from './case-labels.ts'

type Row = Audits['audits'][number]

const columns: readonly ConsoleColumn<Row>[] = [
  {
    key: 'what',
    label: 'Recounted',
    cell: (row) => (
      <Link to={toAudit(row.job)} className="font-[560] hover:underline">
        {row.question.title}
      </Link>
    ),
    value: ({ question }) => question.title,
  },
  {
    key: 'moment',
    label: 'As of',
    cell: ({ question: { asOf } }) => (asOf === null ? 'now' : momentLabel(asOf)),
    value: ({ question: { asOf } }) => asOf,
  },
  { key: 'at', label: 'Asked', cell: ({ job }) => momentLabel(job.askedAt), value: ({ job }) => job.askedAt },
  { key: 'state', label: 'State', cell: ({ job }) => auditStages[job.state], value: ({ job }) => auditStages[job.state] },
]

export const RecentAudits = () => {
  const found = useResource(auditsQuery())
  const go = useContext(GoContext)
  if (found.status === 'unreachable') return <Unreachable what="the audits" onRetry={found.refetch} />
  if (found.status !== 'ready')
    return (
      <Loading what="Loading the audits">
        <div className="h-40" />
      </Loading>
    )
  return (
    <ConsoleTable
      name="audits"
      caption="Audits"
      columns={columns}
      rows={found.data.audits}
      rowKey={({ job }) => job.jobId}
      onOpen={(row) => go?.(toAudit(row.job), false)}
      empty="Nothing was recounted yet."
    />
  )
}
