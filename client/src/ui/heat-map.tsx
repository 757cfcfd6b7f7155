import { DAILY_VOTE_LIMIT } from '@debut/events/voting/vote-numbers.ts'
import { dateLabel, monthName } from '../lib/clock/day-labels.ts'
import { type HeatSpan, heatWeeks, monthsOf } from './heat-weeks.ts'
import { Table } from './table.tsx'

interface Props extends HeatSpan {
  /** Which days these are, as in "Votes by day in 2026". */
  readonly of: string
  /** On a page of its own it has more room. */
  readonly size?: keyof typeof SIZES
}

const SIZES = { s: { cell: 10, step: 13, radius: 2.5 }, l: { cell: 14, step: 17.5, radius: 3.5 } } as const
const TOP = 18
const ROWS = 7
const WEEKDAYS = ['Mon', 'Wed', 'Fri', 'Sun']
const SHADES = ['fill-line-2', 'fill-lime opacity-35', 'fill-lime opacity-65', 'fill-lime'] as const
const MOST = SHADES.length - 1

/** Each day by how many of its votes were given. The newest weeks are at the end, and seen first; the names of the days stay in sight. */
export const HeatMap = ({ of, size = 's', ...span }: Props) => {
  const { days } = span
  const { cell, step, radius } = SIZES[size]
  const weeks = heatWeeks(span)
  const height = TOP + ROWS * step
  const votes = days.reduce((sum, day) => sum + day.votes, 0)
  return (
    <figure className="min-w-0">
      <div className="flex">
        <svg width="34" height={height} aria-hidden="true" className="flex-none">
          {WEEKDAYS.map((day, index) => (
            <text key={day} y={TOP + index * 2 * step + cell / 2 + 4} className="fill-ink-3 text-[11px]">
              {day}
            </text>
          ))}
        </svg>
        {/* Focusable, because a year is wider than a phone. */}
        <div className="flex min-w-0 flex-1 flex-row-reverse overflow-x-auto" role="region" aria-label={`Votes by day ${of}`} tabIndex={0}>
          <svg
            width={weeks.length * step}
            height={height}
            role="img"
            aria-label={`${votes} ${votes === 1 ? 'vote' : 'votes'} on ${days.length} ${days.length === 1 ? 'day' : 'days'} ${of}`}
            className="mr-auto flex-none"
          >
            {weeks.map((week, column) => {
              const first = week.find((day) => day?.day.endsWith('-01'))
              return (
                <g key={week.find((day) => day !== null)?.day} transform={`translate(${column * step} 0)`}>
                  {first ? (
                    <text y="10" className="fill-ink-3 text-[11px]">
                      {monthName(first.day)}
                    </text>
                  ) : null}
                  {week.map((day, row) =>
                    day === null ? null : (
                      <rect
                        key={day.day}
                        y={TOP + row * step}
                        width={cell}
                        height={cell}
                        rx={radius}
                        className={SHADES[Math.min(MOST, day.votes)]}
                      >
                        <title>{`${dateLabel(day.day)}: ${day.votes === 0 ? 'no vote' : `${day.votes} of ${DAILY_VOTE_LIMIT} votes`}`}</title>
                      </rect>
                    ),
                  )}
                </g>
              )
            })}
          </svg>
        </div>
      </div>
      <figcaption className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1.5 text-[12.5px] text-ink-2">
        {SHADES.map((shade, count) => (
          <span key={shade} className="inline-flex items-center gap-1.5">
            <svg width="10" height="10" aria-hidden="true">
              <rect width="10" height="10" rx="2.500" className={shade} />
            </svg>
            {count === 0 ? 'no vote' : count === 1 ? '1 vote' : `${count} votes`}
          </span>
        ))}
      </figcaption>
      <details className="chart-table">
        <summary>As a table</summary>
        <Table
          caption={`Votes by month ${of}`}
          rows={monthsOf(days)}
          rowKey={({ month }) => month}
          empty="No votes yet"
          columns={[
            { key: 'month', label: 'Month', cell: ({ month }) => `${monthName(`${month}-01`)} ${month.slice(0, 4)}` },
            { key: 'days', label: 'Days with a vote', numeric: true, cell: (row) => row.days },
            { key: 'votes', label: 'Votes', numeric: true, cell: (row) => row.votes },
          ]}
        />
      </details>
    </figure>
  )
}
