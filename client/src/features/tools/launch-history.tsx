import { dateLabel } from '../../lib/clock/day-labels.ts'
import { LineChart } from '../../ui/line-chart.tsx'
import { Link } from '../../ui/link.tsx'
import { Table } from '../../ui/table.tsx'
import type { Curve } from './launch-facts.ts'
import { countOf } from './standing-labels.ts'
import type { Launch } from './tool.ts'
import type { ReadyTool } from './use-tool.ts'
import { hoursOf, stepsOf, ticksOf } from './vote-hours.ts'

/** The days on which it stood on the stage. */
export const LaunchHistory = ({ view: { tool, launches, facts } }: { view: ReadyTool }) => (
  <div className="grid gap-9">
    {facts?.curve === null || facts === null ? null : <VoteCurve name={tool.name} curve={facts.curve} day={facts.launch.boardDate} />}
    <section>
      <h2 className="mb-3.5 text-[21px] font-bold">Launches</h2>
      <Table
        caption={`Launches of ${tool.name}, the newest first`}
        rows={launches}
        rowKey={({ launchId }) => launchId}
        empty="It has not been launched yet"
        columns={[
          {
            key: 'day',
            label: 'Day',
            cell: ({ boardDate, state }) =>
              state === 'scheduled' ? (
                dateLabel(boardDate)
              ) : (
                <Link to={`/?start=${boardDate}`} className="quiet-link">
                  {dateLabel(boardDate)}
                </Link>
              ),
          },
          { key: 'state', label: 'State', cell: ({ state }) => STATES[state] },
          { key: 'rank', label: 'Place', numeric: true, cell: ({ day }) => placeIn(day) },
          { key: 'points', label: 'Points', numeric: true, cell: ({ day, hidden }) => (hidden ? 'hidden' : (day?.points ?? '')) },
        ]}
      />
    </section>
  </div>
)

const placeIn = (day: Launch['day']): string => {
  if (day === null) return ''
  return day.rank === null ? 'hidden' : `#${day.rank} of ${day.of}`
}

const STATES = { scheduled: 'Coming soon', live: 'Live now', closed: 'Over' }

const VoteCurve = ({ name, curve, day }: { name: string; curve: Curve; day: string }) => {
  const hours = hoursOf(curve)
  return (
    <section>
      <h2 className="text-[21px] font-bold">Points over its day</h2>
      <p className="mt-1 mb-4.5 text-[13.5px] text-ink-2">{dateLabel(day)}, Los Angeles time</p>
      <LineChart
        label={`Points of ${name} over its launch day: ${countOf(hours.at(-1)?.points ?? 0, 'point')} after ${countOf(hours.length, 'hour')}`}
        points={curve.points}
        slots={stepsOf(curve)}
        ticks={ticksOf(curve)}
        table={
          <Table
            caption="Points by the hour, Los Angeles time"
            rows={hours.map((hour, index) => ({ ...hour, key: `${index}` }))}
            rowKey={({ key }) => key}
            columns={[
              { key: 'time', label: 'Hour', cell: ({ time }) => time },
              { key: 'gained', label: 'Gained', numeric: true, cell: ({ gained }) => gained },
              { key: 'points', label: 'Points', numeric: true, cell: ({ points }) => points },
            ]}
          />
        }
      />
    </section>
  )
}
