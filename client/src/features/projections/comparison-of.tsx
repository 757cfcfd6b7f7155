import { type Comparison, differencesIn, type RowDifference } from '@debut/events/projections/projection-answers.ts'
import type { ConsoleColumn } from '../../ui/console-table/console-column.ts'
import { ConsoleTable } from '../../ui/console-table/console-table.tsx'
import { Figure, Figures } from '../../ui/figure.tsx'
import { grouped } from '../../ui/grouped.ts'

type Side = 'live' | 'rebuilt'

const nameOf = ({ table, row }: RowDifference): string => `${table}: ${row}`

const valueOf = ({ kind, values, isHidden }: RowDifference, side: Side): string => {
  if (kind === 'missing') return side === 'live' ? 'There' : 'Missing'
  if (kind === 'extra') return side === 'live' ? 'Missing' : 'There'
  if (isHidden) return 'Hidden until 04:00'
  return values.map((value) => `${value.column} ${value[side] ?? 'empty'}`).join(', ')
}

const columnsFor = (live: number, version: number): readonly ConsoleColumn<RowDifference>[] => [
  {
    key: 'row',
    label: 'Row',
    wraps: true,
    cell: ({ table, row }) => (
      <>
        {row} <span className="font-normal text-ink-3">{table}</span>
      </>
    ),
    value: nameOf,
  },
  { key: 'live', label: `v${live}, live`, cell: (row) => valueOf(row, 'live'), value: (row) => valueOf(row, 'live') },
  { key: 'rebuilt', label: `v${version}, rebuilt`, cell: (row) => valueOf(row, 'rebuilt'), value: (row) => valueOf(row, 'rebuilt') },
  {
    key: 'event',
    label: 'Newest event',
    wraps: true,
    cell: ({ event }) => (event === null ? '–' : <EventOf {...event} />),
    value: ({ event }) => (event === null ? '' : `${event.type} ${event.position}`),
  },
]

const EventOf = ({ type, position }: NonNullable<RowDifference['event']>) => (
  <>
    {type} <span className="text-ink-3">at {grouped(position)}</span>
  </>
)

/** What a rebuild found: how many rows are the same, and the first of those that are not. */
export const ComparisonOf = ({ comparison, name }: { readonly comparison: Comparison; readonly name: string }) => {
  const { live, version, equal, differ, missing, extra, rows, tables } = comparison
  const all = differencesIn(comparison)
  return (
    <>
      <Figures>
        <Figure label={equal === 1 ? 'row is equal' : 'rows are equal'} value={grouped(equal)} />
        <Figure label={differ === 1 ? 'row differs' : 'rows differ'} value={grouped(differ)} tone={differ > 0 ? 'lime' : 'plain'} />
        <Figure label={missing === 1 ? 'row missing' : 'rows missing'} value={grouped(missing)} tone={missing > 0 ? 'lime' : 'plain'} />
        {extra === 0 ? null : <Figure label={extra === 1 ? 'row more' : 'rows more'} value={grouped(extra)} tone="lime" />}
      </Figures>
      {all === 0 ? (
        <p className="text-[13.5px] text-ink-2">
          No differences: the checksums of {tables === 1 ? 'the table' : `all ${grouped(tables)} tables`} are equal at position{' '}
          {grouped(comparison.position)}.
        </p>
      ) : (
        <div>
          <ConsoleTable
            name={`${name.replace(' ', '-')}-differences`}
            caption={`Rows of ${name} that differ`}
            columns={columnsFor(live, version)}
            rows={rows}
            rowKey={({ table, row, kind }) => `${table} ${row} ${kind}`}
            isPlain
          />
          <p className="mt-2 text-[13px] text-ink-3">
            {all > rows.length && `The first ${grouped(rows.length)} of ${grouped(all)}. `}
            The newest event is the last one of the row, or of the stream it is named for. An earlier one may have caused the difference.
          </p>
        </div>
      )}
    </>
  )
}
