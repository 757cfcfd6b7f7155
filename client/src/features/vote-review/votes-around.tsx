import type { Review } from '@debut/events/vote-review/review-answers.ts'
import { Card } from '../../ui/card.tsx'
import { grouped } from '../../ui/grouped.ts'
import { Table } from '../../ui/table.tsx'
import { minuteLabel } from './review-words.ts'

const STEP_MINUTES = 5
const [STEP, BAR, HEIGHT] = [22, 17, 64]

type Around = NonNullable<Review['around']>

const timeOf = ({ from }: Around, index: number): string => {
  const minutes = Number(from.slice(11, 13)) * 60 + Number(from.slice(14, 16)) + index * STEP_MINUTES
  return `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

/** How the launch got its votes around the ones that are looked at. */
export const VotesAround = ({ around }: { readonly around: Around }) => {
  const { counts, from } = around
  const most = Math.max(1, ...counts.map(({ all }) => all))
  const end = timeOf(around, counts.length)
  const all = counts.reduce((sum, count) => sum + count.all, 0)
  const inCase = counts.reduce((sum, count) => sum + count.inCase, 0)
  return (
    <Card
      title="Votes every 5 minutes"
      aside={
        <span className="font-medium text-ink-3 tabular-nums">
          {minuteLabel(from)}–{end} UTC
        </span>
      }
    >
      <svg
        viewBox={`0 0 ${counts.length * STEP} ${HEIGHT}`}
        role="img"
        aria-label={`${grouped(all)} votes for this launch from ${minuteLabel(from)} to ${end} UTC, ${grouped(inCase)} of them in this case`}
        className="mt-4 block w-full"
      >
        {counts.map(({ all: votes, inCase: theirs }, index) => {
          const x = index * STEP + (STEP - BAR) / 2
          const [high, own] = [heightOf(votes, most), theirs === 0 ? 0 : heightOf(theirs, most)]
          return (
            <g key={timeOf(around, index)}>
              <rect x={x} y={HEIGHT - high} width={BAR} height={high} rx="2.5" className="fill-line" />
              {own === 0 ? null : <rect x={x} y={HEIGHT - own} width={BAR} height={own} rx="2.5" className="fill-lime" />}
            </g>
          )
        })}
      </svg>
      <p aria-hidden="true" className="mt-1.5 flex justify-between text-[12.5px] text-ink-3 tabular-nums">
        <span>{minuteLabel(from)}</span>
        <span>{end}</span>
      </p>
      <details className="chart-table">
        <summary>In numbers</summary>
        <Table
          caption="Votes every 5 minutes"
          columns={[
            { key: 'from', label: 'From, UTC', cell: ({ time }) => time },
            { key: 'all', label: 'Votes', numeric: true, cell: (row) => row.all },
            { key: 'case', label: 'In this case', numeric: true, cell: (row) => row.inCase },
          ]}
          rows={counts.map((count, index) => ({ time: timeOf(around, index), ...count }))}
          rowKey={({ time }) => time}
        />
      </details>
    </Card>
  )
}

/** What is nothing is a line on the ground. */
const heightOf = (votes: number, most: number): number => (votes === 0 ? 1.5 : Math.max(4, Math.round((votes * HEIGHT) / most)))
