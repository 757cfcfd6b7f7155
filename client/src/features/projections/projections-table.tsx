import type { ProjectionState } from '@debut/events/projections/projection-answers.ts'
import type { ConsoleColumn } from '../../ui/console-table/console-column.ts'
import { ConsoleTable } from '../../ui/console-table/console-table.tsx'
import { grouped } from '../../ui/grouped.ts'
import { shortDuration } from './durations.ts'
import { LagLine } from './lag-line.tsx'
import { ProjectionStatusMark, statusLabel } from './projection-status.tsx'
import { StartRebuild } from './start-rebuild.tsx'

/** What is late beside its own work. */
const inheritedLabel = ({ inherited: { events, milliseconds, silentMilliseconds } }: ProjectionState): string | undefined => {
  if (silentMilliseconds > 0) return `no report for ${shortDuration(silentMilliseconds)}`
  return events > 0 ? `${grouped(events)} parked, ${shortDuration(milliseconds)}` : undefined
}

/** An estimate has no more than two digits to say. */
const roughly = (count: number): number => Number(count.toPrecision(2))

const Lag = ({ projection }: { readonly projection: ProjectionState }) => {
  const { events, isAbout, milliseconds } = projection.lag
  const inherited = inheritedLabel(projection)
  return (
    <span className="whitespace-nowrap">
      {shortDuration(milliseconds)}
      {events !== null && events > 0 && (
        <span className="text-ink-3">
          {' · '}
          {isAbout ? `about ${grouped(roughly(events))}` : grouped(events)} {events === 1 ? 'event' : 'events'}
        </span>
      )}
      {inherited !== undefined && <span className="block text-[12px]/4 text-ink-3 max-sm:hidden">{inherited}</span>}
    </span>
  )
}

const COLUMNS: readonly ConsoleColumn<ProjectionState>[] = [
  {
    key: 'name',
    label: 'Projection',
    cell: ({ name, version }) => (
      <>
        {name} <span className="font-normal text-ink-3">v{version}</span>
      </>
    ),
    value: ({ name }) => name,
  },
  { key: 'lag', label: 'Lag', cell: (projection) => <Lag projection={projection} />, value: ({ lag }) => lag.milliseconds },
  { key: 'hour', label: 'Last hour', cell: ({ name, lastHour }) => <LagLine name={name} minutes={lastHour} /> },
  { key: 'rate', label: 'Events/s', cell: ({ eventsPerSecond }) => eventsPerSecond, value: ({ eventsPerSecond }) => eventsPerSecond },
  { key: 'parked', label: 'Parked', cell: ({ parked }) => grouped(parked), value: ({ parked }) => parked },
  {
    key: 'status',
    label: 'Status',
    cell: ({ status, parked }) => <ProjectionStatusMark status={status} parked={parked} />,
    value: statusLabel,
  },
]

export const ProjectionsTable = ({ projections }: { readonly projections: readonly ProjectionState[] }) => (
  <div className="max-sm:[&_:is(td,th):nth-child(3)]:hidden max-sm:[&_:is(td,th):nth-child(4)]:hidden">
    <ConsoleTable
      name="projections"
      caption="Projections"
      columns={COLUMNS}
      rows={projections}
      rowKey={({ name }) => name}
      tools={<StartRebuild projections={projections} />}
      empty="No projection has tables yet"
    />
  </div>
)
