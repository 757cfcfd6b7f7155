import { addDays, type Day, startMillis, timeAt } from '@debut/events/kernel/days.ts'
import type { Operations } from '@debut/events/operations/operation-answers.ts'
import { parseInstant } from '../../../lib/clock/instants.ts'
import { BarChart } from '../../../ui/bar-chart.tsx'
import { Card } from '../../../ui/card.tsx'
import { grouped } from '../../../ui/grouped.ts'
import { Table } from '../../../ui/table.tsx'

const HOUR_MS = 3_600_000

/** Votes of all launches together, by the hour of Los Angeles. */
export const HoursCard = ({ today: { day, votes, revealAt } }: Pick<Operations, 'today'>) => (
  <Card title="Votes per hour">
    {votes === null ? (
      <p className="mt-3 text-[13.5px] text-ink-2">
        Today’s votes are hidden until {timeAt(parseInstant(revealAt))}, Los Angeles time, like all points.
      </p>
    ) : (
      <Hours day={day} perHour={votes.perHour} />
    )}
  </Card>
)

const Hours = ({ day, perHour }: { readonly day: Day; readonly perHour: readonly number[] }) => {
  const start = startMillis(day)
  const hours = Math.round((startMillis(addDays(day, 1)) - start) / HOUR_MS)
  const rows = perHour.map((votes, hour) => ({ time: timeAt(start + hour * HOUR_MS), hour, votes }))
  return (
    <div className="mt-4">
      <BarChart label="Votes of today by the hour" values={perHour} slots={hours} />
      <p className="mt-2 flex justify-between text-[12.5px] text-ink-3 tabular-nums" aria-hidden="true">
        <span>00:00</span>
        <span>24:00</span>
      </p>
      <details className="chart-table">
        <summary>As a table</summary>
        <Table
          caption="Votes of today by the hour"
          columns={[
            { key: 'time', label: 'From', cell: ({ time }) => time },
            { key: 'votes', label: 'Votes', numeric: true, cell: ({ votes }) => grouped(votes) },
          ]}
          rows={rows}
          rowKey={({ hour }) => String(hour)}
        />
      </details>
    </div>
  )
}
