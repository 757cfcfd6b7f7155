import type { Lease, Operations } from '@debut/events/operations/operation-answers.ts'
import { type Column, Table } from '../../../ui/table.tsx'

interface Row extends Lease {
  readonly what: 'Process' | 'Projection'
}

const COLUMNS: readonly Column<Row>[] = [
  { key: 'name', label: 'Name', cell: ({ name }) => name },
  { key: 'what', label: 'What', cell: ({ what }) => what },
  { key: 'owner', label: 'Held by', cell: ({ owner }) => <span className="whitespace-nowrap">{owner ?? 'None'}</span> },
]

/** Who is at what, by the beginning of an id, for when something does not run. */
export const LeasesTable = ({ leases: { processes, projections } }: Pick<Operations, 'leases'>) => {
  const rows: readonly Row[] = [
    ...(processes ?? []).map((lease) => ({ ...lease, what: 'Process' as const })),
    ...projections.map((lease) => ({ ...lease, what: 'Projection' as const })),
  ].toSorted((one, other) => Number(one.owner !== null) - Number(other.owner !== null))
  return (
    <details id="leases" className="chart-table mt-2.5">
      <summary>Who holds which lease</summary>
      <Table caption="Leases of processes and projections" columns={COLUMNS} rows={rows} rowKey={({ what, name }) => `${what} ${name}`} />
    </details>
  )
}
