import { dateLabel, monthName } from '../../../lib/clock/day-labels.ts'
import { Table } from '../../../ui/table.tsx'
import { heatWeeks, monthsOf } from './heat-weeks.ts'
import type { Calendar } from './streaks.ts'

const CELL = 10
const STEP = 13
const TOP = 18
const SHADES = ['fill-line-2', 'fill-lime opacity-35', 'fill-lime opacity-65', 'fill-lime'] as const
const MOST = SHADES.length - 1

/** Each day of a year by how many of its votes were given. */
export const HeatMap = ({ calendar }: { calendar: Calendar }) => {
  const weeks = heatWeeks(calendar)
  const votes = calendar.days.reduce((sum, day) => sum + day.votes, 0)
  return (
    <figure>
      {/* Focusable, because a year is wider than a phone. The newest weeks are at the end, and seen first. */}
      <div className="flex flex-row-reverse overflow-x-auto" role="region" aria-label={`Votes by day in ${calendar.year}`} tabIndex={0}>
        <svg
          width={weeks.length * STEP}
          height={TOP + 7 * STEP}
          role="img"
          aria-label={`${votes} votes on ${calendar.days.length} days of ${calendar.year}`}
          className="mr-auto flex-none"
        >
          {weeks.map((week, column) => {
            const first = week.find((day) => day?.day.endsWith('-01'))
            return (
              <g key={week.find((day) => day !== null)?.day} transform={`translate(${column * STEP} 0)`}>
                {first ? (
                  <text y="10" className="fill-ink-3 text-[11px]">
                    {monthName(first.day)}
                  </text>
                ) : null}
                {week.map((day, row) =>
                  day === null ? null : (
                    <rect
                      key={day.day}
                      y={TOP + row * STEP}
                      width={CELL}
                      height={CELL}
                      rx="2.5"
                      className={SHADES[Math.min(MOST, day.votes)]}
                    >
                      <title>{`${dateLabel(day.day)}: ${day.votes === 0 ? 'no vote' : `${day.votes} of ${calendar.dailyLimit} votes`}`}</title>
                    </rect>
                  ),
                )}
              </g>
            )
          })}
        </svg>
      </div>
      <figcaption className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1.5 text-[12.5px] text-ink-2">
        {SHADES.map((shade, count) => (
          <span key={shade} className="inline-flex items-center gap-1.5">
            <svg width={CELL} height={CELL} aria-hidden="true">
              <rect width={CELL} height={CELL} rx="2.5" className={shade} />
            </svg>
            {count === 0 ? 'no vote' : count === 1 ? '1 vote' : `${count} votes`}
          </span>
        ))}
      </figcaption>
      <details className="chart-table">
        <summary>As a table</summary>
        <Table
          caption={`Votes by month in ${calendar.year}`}
          rows={monthsOf(calendar.days)}
          rowKey={({ month }) => month}
          empty="No votes this year yet"
          columns={[
            { key: 'month', label: 'Month', cell: ({ month }) => `${monthName(`${month}-01`)} ${month.slice(0, 4)}` },
            { key: 'days', label: 'Days with a vote', numeric: true, cell: ({ days }) => days },
            { key: 'votes', label: 'Votes', numeric: true, cell: (row) => row.votes },
          ]}
        />
      </details>
    </figure>
  )
}
