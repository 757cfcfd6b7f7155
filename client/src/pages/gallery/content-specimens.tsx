import { useState } from 'react'
import { Accordion } from '../../ui/accordion.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Carousel } from '../../ui/carousel.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SearchIcon } from '../../ui/icons.tsx'
import { RollingNumber } from '../../ui/rolling-number.tsx'
import { StageMessage } from '../../ui/stage-message.tsx'
import { Table, type Column } from '../../ui/table.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Specimen, type SpecimensOf } from './specimen.tsx'

type Launch = { name: string; votes: number; standing: string }

const LAUNCHES: readonly Launch[] = [
  { name: 'Marginalia', votes: 1214, standing: 'live' },
  { name: 'Tidepool', votes: 198, standing: 'live' },
  { name: 'Kiln', votes: 87, standing: 'frozen' },
]
const COLUMNS: readonly Column<Launch>[] = [
  { key: 'name', label: 'Launch', cell: ({ name }) => name },
  { key: 'standing', label: 'Standing', cell: ({ standing }) => <Badge tone={standing === 'live' ? 'lime' : 'plain'}>{standing}</Badge> },
  { key: 'votes', label: 'Votes', numeric: true, cell: ({ votes }) => votes.toLocaleString('en') },
]
const SLIDES = ['bg-good-wash', 'bg-note-wash', 'bg-warn-wash', 'bg-bad-wash']

export const ContentSpecimens: SpecimensOf = ({ theme }) => {
  const [votes, setVotes] = useState(1_213)
  return (
    <>
      <Specimen title="Tabs" flow="column">
        <Tabs
          label="About Fernweh"
          tabs={[
            { value: 'about', label: 'About', content: <p className="text-ink-2">Plan a trip by train first, flights last.</p> },
            { value: 'comments', label: 'Comments', count: 19, content: <p className="text-ink-2">Nineteen so far.</p> },
            { value: 'reviews', label: 'Reviews', count: 8, content: <p className="text-ink-2">Eight so far.</p> },
            { value: 'alternatives', label: 'Alternatives', disabled: true, content: null },
          ]}
        />
        <Tabs
          label="Chart of"
          look="segments"
          tabs={[
            { value: 'votes', label: 'Votes', content: <p className="text-ink-2">Votes by the hour.</p> },
            { value: 'rank', label: 'Rank', content: <p className="text-ink-2">Rank by the hour.</p> },
          ]}
        />
      </Specimen>
      <Specimen title="Avatar">
        <Avatar seed="ada" className="size-12" />
        <Avatar seed="grace" picture="/avatar.svg" className="size-12" />
        <Avatar seed="edsger" picture="/robots.txt" className="size-12" />
        <Avatar seed={null} className="size-12" />
        <Avatar seed="barbara" border={100} className="mx-1 size-12" />
        <Avatar seed="donald" border={500} className="mx-2 size-12" />
        <Avatar seed="ada" className="size-8" />
        <Avatar seed="ada" border={500} className="mx-2 size-8" />
      </Specimen>
      <Specimen title="Table" flow="column">
        <Table caption={`Launches, ${theme}`} columns={COLUMNS} rows={LAUNCHES} rowKey={({ name }) => name} />
        <Table caption={`No launches, ${theme}`} columns={COLUMNS} rows={[]} rowKey={({ name }) => name} />
      </Specimen>
      <Specimen title="Carousel" flow="plain">
        <Carousel label={`Pictures, ${theme}`} peek>
          {SLIDES.map((colour, index) => (
            <div key={colour} className={`grid aspect-16/9 place-items-center rounded-card font-display text-4xl font-bold ${colour}`}>
              {index + 1}
            </div>
          ))}
        </Carousel>
      </Specimen>
      <Specimen title="Accordion" flow="plain">
        <Accordion
          exclusive
          items={[
            { title: 'When do I get new votes?', content: 'At midnight, Los Angeles time. You have three a day.', open: true },
            { title: 'Can I launch again?', content: 'After 30 days, with something new to show.' },
            { title: 'Who sees my votes?', content: 'The count is public; who cast them is not.' },
          ]}
        />
      </Specimen>
      <Specimen title="Cards and a number that rolls" flow="column">
        <Card title="Your streak" aside={<span className="font-medium">next vote ×2</span>}>
          <p className="mt-3 flex items-center gap-4">
            <span className="font-display text-[44px]/none font-[750] tracking-[-0.03em]">
              <RollingNumber value={votes} />
            </span>
            <Button look="quiet" size="s" onClick={() => setVotes(votes + 1)}>
              One more
            </Button>
          </p>
        </Card>
        <Card title="Sponsored" look="spot">
          <p className="mt-3 font-display text-[19px]/[1.2] font-bold tracking-[-0.02em]">
            Northwind ships your changelog to every customer
          </p>
        </Card>
      </Specimen>
      <Specimen title="Nothing to show" flow="column">
        <Card title="Comments">
          <EmptyState />
        </Card>
        <Card title="Search">
          <EmptyState
            title="Nothing called “flyng”"
            icon={<SearchIcon className="size-5" />}
            action={<Button look="quiet">Search everything</Button>}
          >
            Perhaps it is spelled otherwise.
          </EmptyState>
        </Card>
        <StageMessage title="The stage is yours" lit>
          <p>There are no launches today.</p>
          <Button>Submit a tool</Button>
        </StageMessage>
        <StageMessage title="We can’t reach the list right now" lit={false}>
          <p>It will reappear by itself.</p>
        </StageMessage>
      </Specimen>
    </>
  )
}
