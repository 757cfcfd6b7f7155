import type { CaseVoter } from '@debut/events/audits/audit-answers.ts'
import { voteStates } from '@debut/events/voting/vote-states.ts'
import { dateLabel, momentLabel } from '../../lib/clock/day-labels.ts'
import type { ConsoleColumn } from '../../ui/console-table/console-column.ts'
import { ConsoleTable } from '../../ui/console-table/console-table.tsx'

type Row = CaseVoter['votes'][number]

const nameOf = ({ tool }: Row) => tool?.name ?? 'A removed product'

const columnsOf = (titles: ReadonlyMap<string, string>): readonly ConsoleColumn<Row>[] => {
  const listedIn = ({ audits }: Row) => audits.map((jobId) => titles.get(jobId) ?? 'an audit').join(', ')
  return [
    { key: 'product', label: 'Product', cell: (row) => <span className="font-semibold">{nameOf(row)}</span>, value: nameOf },
    { key: 'day', label: 'Launch day', cell: ({ day }) => dateLabel(day), value: ({ day }) => day, text: ({ day }) => dateLabel(day) },
    { key: 'weight', label: 'Weight', numeric: true, cell: ({ weight }) => `×${weight}`, value: ({ weight }) => weight },
    { key: 'state', label: 'State', cell: ({ state }) => voteStates[state], value: ({ state }) => voteStates[state] },
    { key: 'audits', label: 'Audits', cell: listedIn, value: listedIn },
    { key: 'cast', label: 'Cast', cell: ({ at }) => momentLabel(at), value: ({ at }) => at, text: ({ at }) => momentLabel(at) },
  ]
}

interface Props {
  readonly found: CaseVoter
  /** The titles of the case's audits, by id. */
  readonly titles: ReadonlyMap<string, string>
  readonly selected: ReadonlySet<string>
  readonly onSelect: (selected: ReadonlySet<string>) => void
}

/** Shows one voter's votes in all audits of a case, so that they can be decided about together. */
export const CaseVoterTable = ({ found: { voter, votes, total }, titles, selected, onSelect }: Props) => (
  <ConsoleTable
    name={`votes-of-${voter}`}
    caption={`Votes of ${voter} in this case`}
    columns={columnsOf(titles)}
    rows={votes}
    rowKey={({ vote }) => String(vote)}
    selected={selected}
    onSelect={onSelect}
    total={total}
  />
)
