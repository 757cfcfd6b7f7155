import type { AuditCase } from '@debut/events/audits/audit-answers.ts'
import { useContext } from 'react'
import { momentLabel } from '../../lib/clock/day-labels.ts'
import type { ConsoleColumn } from '../../ui/console-table/console-column.ts'
import { ConsoleTable } from '../../ui/console-table/console-table.tsx'
import { grouped } from '../../ui/grouped.ts'
import { GoContext, Link } from '../../ui/link.tsx'
import { auditStages } from './audit-stages.ts'
import { toAudit } from './case-labels.ts'

type Row = AuditCase['audits'][number]

const columns: readonly ConsoleColumn<Row>[] = [
  {
    key: 'what',
    label: 'Recounted',
    cell: ({ job, question }) => (
      <Link to={toAudit(job)} className="font-[560] hover:underline">
        {question.title}
      </Link>
    ),
    value: ({ question }) => question.title,
  },
  {
    key: 'votes',
    label: 'Votes that count',
    numeric: true,
    cell: ({ counted }) => (counted === null ? '–' : grouped(counted)),
    value: ({ counted }) => counted,
  },
  {
    key: 'moment',
    label: 'As of',
    cell: ({ question: { asOf } }) => (asOf === null ? 'now' : momentLabel(asOf)),
    value: ({ question: { asOf } }) => asOf,
  },
  { key: 'at', label: 'Asked', cell: ({ job }) => momentLabel(job.askedAt), value: ({ job }) => job.askedAt },
  { key: 'by', label: 'By', cell: ({ byName }) => byName ?? 'A former admin', value: ({ byName }) => byName },
  { key: 'state', label: 'State', cell: ({ job }) => auditStages[job.state], value: ({ job }) => auditStages[job.state] },
]

/** Lists the audits of a case, starting with its first one. */
export const CaseAuditsTable = ({ audits }: Pick<AuditCase, 'audits'>) => {
  const go = useContext(GoContext)
  return (
    <ConsoleTable
      name="audits-of-case"
      caption="Audits of this case"
      columns={columns}
      rows={audits}
      rowKey={({ job }) => job.jobId}
      onOpen={({ job }) => go?.(toAudit(job), false)}
      isPlain
    />
  )
}
