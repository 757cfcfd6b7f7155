import { useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import type { ConsoleColumn } from '../../ui/console-table/console-column.ts'
import { ConsoleTable } from '../../ui/console-table/console-table.tsx'
import { Figure, Figures } from '../../ui/figure.tsx'
import { grouped } from '../../ui/grouped.ts'
import { Specimen, type SpecimensOf } from './specimen.tsx'

interface Event {
  readonly position: number
  readonly time: string
  readonly type: string
  readonly voter: string
  readonly weight: number
  readonly points: number
  readonly finding: string | null
}

const FINDING = '3 votes in 1 s from one network'
const MOST = 40

const eventAt = (index: number): Event => ({
  position: 4_812_300 + index * 7,
  time: `14:02:${String(index + 10).padStart(2, '0')}`,
  type: index % 5 === 4 ? 'VoteWithdrawn' : 'VoteCast',
  voter: `m-${((index * 7919) % 1024).toString(32).padStart(2, 'a')}`,
  weight: index % 5 === 4 ? -1 : 1 + (index % 3),
  points: 1_180 + index * 2,
  finding: index % 9 > 5 ? FINDING : null,
})

const EVENTS: readonly Event[] = Array.from({ length: MOST }, (_, index) => eventAt(index))

const COLUMNS: readonly ConsoleColumn<Event>[] = [
  { key: 'time', label: 'Time', cell: ({ time }) => time, value: ({ time }) => time },
  { key: 'type', label: 'Event', cell: ({ type }) => type, value: ({ type }) => type },
  { key: 'voter', label: 'Voter', cell: ({ voter }) => voter, value: ({ voter }) => voter },
  {
    key: 'weight',
    label: 'Weight',
    numeric: true,
    cell: ({ weight }) => (weight < 0 ? `−${-weight}` : `+${weight}`),
    value: ({ weight }) => weight,
  },
  { key: 'points', label: 'Points', numeric: true, cell: ({ points }) => grouped(points), value: ({ points }) => points },
  {
    key: 'finding',
    label: 'Finding',
    cell: ({ finding }) => <span className="whitespace-nowrap text-lime-ink">{finding}</span>,
    value: ({ finding }) => finding,
  },
]

export const ConsoleSpecimens: SpecimensOf = ({ theme }) => {
  const [loaded, setLoaded] = useState(10)
  const [opened, setOpened] = useState<Event>()
  return (
    <>
      <Specimen title="Console table" flow="column">
        <ConsoleTable
          name="events"
          caption={`Events, ${theme}`}
          columns={COLUMNS}
          rows={EVENTS.slice(0, loaded)}
          rowKey={({ position }) => String(position)}
          rowTone={({ finding }) => (finding === null ? undefined : 'lime')}
          isSelectable
          onOpen={setOpened}
          total={MOST}
          pageSize={10}
          onMore={loaded < MOST ? () => setLoaded(loaded + 10) : undefined}
        />
        <p className="text-[13px] text-ink-3" role="status">
          {opened === undefined ? 'No event is open' : `Event ${grouped(opened.position)} is open`}
        </p>
        <ConsoleTable
          name="no-events"
          caption={`No events, ${theme}`}
          columns={COLUMNS.slice(0, 4)}
          rows={[]}
          rowKey={({ position }) => String(position)}
          empty="No events in this range"
        />
      </Specimen>
      <Specimen title="Console table of a few rows" flow="column">
        <Card title="rankings v4" aside={<Badge tone="lime">Compare</Badge>} className="grid gap-3">
          <Figures>
            <Figure label="rows are equal" value="18,201" />
            <Figure label="rows differ" value="3" tone="lime" />
            <Figure label="rows missing" value="0" />
          </Figures>
          <ConsoleTable
            name="differing-rows"
            caption={`Differing rows, ${theme}`}
            columns={COLUMNS.slice(0, 4)}
            rows={EVENTS.slice(0, 3)}
            rowKey={({ position }) => String(position)}
            isPlain
          />
        </Card>
      </Specimen>
      <Specimen title="Figures" flow="column">
        <Figures>
          <Figure label="recounted" value="189" />
          <Figure label="on the board" value="189" sign="=" />
          <Figure label="on the tool page" value="188" sign="≠" tone="bad" />
        </Figures>
      </Specimen>
    </>
  )
}
