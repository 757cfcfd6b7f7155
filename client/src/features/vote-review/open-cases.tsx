import type { OpenReviews } from '@debut/events/vote-review/review-answers.ts'
import { voteReasonLabel } from '@debut/events/launches/vote-reasons.ts'
import { useContext } from 'react'
import { dateLabel, momentLabel } from '../../lib/clock/day-labels.ts'
import { TimeAgo } from '../../lib/clock/time-ago.tsx'
import { useResource } from '../../lib/resources/use-resource.ts'
import type { ConsoleColumn } from '../../ui/console-table/console-column.ts'
import { ConsoleTable } from '../../ui/console-table/console-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { GoContext, Link } from '../../ui/link.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ToolLogo } from '../../ui/tool-logo.tsx'
import { Unreachable } from '../../ui/unreachable.tsx'
import { HELD_BY } from './review-words.ts'
import { openReviews } from './reviews.ts'

type Row = OpenReviews['cases'][number]

const toCase = ({ caseId }: Pick<Row, 'caseId'>) => `/admin/review/${caseId}`

const nameOf = ({ tool }: Pick<Row, 'tool'>) => tool?.name ?? 'A removed product'

const columns: readonly ConsoleColumn<Row>[] = [
  {
    key: 'product',
    label: 'Product',
    cell: (row) => (
      <Link to={toCase(row)} className="flex items-center gap-2.5 font-[560] hover:underline">
        {row.tool === null ? null : <ToolLogo src={row.tool.logo} size={30} />}
        {nameOf(row)}
      </Link>
    ),
    value: nameOf,
  },
  { key: 'votes', label: 'Held votes', numeric: true, cell: ({ votes }) => votes, value: ({ votes }) => votes },
  {
    key: 'reasons',
    label: 'Why',
    cell: ({ reasons }) => reasons.map(voteReasonLabel).join(', '),
    value: ({ reasons }) => reasons.map(voteReasonLabel).join(', '),
  },
  {
    key: 'since',
    label: 'Since',
    cell: ({ since }) => <TimeAgo iso={since} />,
    value: ({ since }) => since,
    text: ({ since }) => momentLabel(since),
  },
  { key: 'by', label: 'How', cell: ({ heldBy }) => HELD_BY[heldBy], value: ({ heldBy }) => HELD_BY[heldBy] },
  {
    key: 'day',
    label: 'Launch day',
    cell: ({ boardDate }) => dateLabel(boardDate),
    value: ({ boardDate }) => boardDate,
    text: ({ boardDate }) => dateLabel(boardDate),
  },
]

/** Launches with held votes, those that wait longest first. */
export const OpenCases = () => {
  const found = useResource(openReviews())
  const go = useContext(GoContext)
  if (found.status === 'unreachable') return <Unreachable what="the held votes" onRetry={found.refetch} />
  if (found.status !== 'ready')
    return (
      <Loading what="Loading the held votes">
        <Skeleton className="h-64 w-full" />
      </Loading>
    )
  const { cases, total } = found.data
  if (cases.length === 0)
    return (
      <EmptyState title="No votes are held">
        All votes count. When detectors or admins hold some, they appear here until somebody decides about them.
      </EmptyState>
    )
  return (
    <ConsoleTable
      name="held-votes"
      caption="Cases of held votes"
      columns={columns}
      rows={cases}
      rowKey={({ caseId }) => caseId}
      total={total}
      onOpen={(row) => go?.(toCase(row), false)}
    />
  )
}
