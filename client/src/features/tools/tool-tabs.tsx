import { usePlace } from '../../lib/page/place-context.ts'
import { dateWords } from '../../lib/clock/day-words.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LineChart } from '../../ui/line-chart.tsx'
import { Link } from '../../ui/link.tsx'
import { Table } from '../../ui/table.tsx'
import type { Curve } from './launch-facts.ts'
import { countOf } from './standing-words.ts'
import type { ReadyTool } from './tools-slice.ts'
import { useReadyTool } from './use-tool.ts'
import { hoursOf, stepsOf, ticksOf } from './vote-hours.ts'

const TABS = [
  { tab: 'overview', label: 'Overview' },
  { tab: 'comments', label: 'Comments' },
  { tab: 'reviews', label: 'Reviews' },
  { tab: 'alternatives', label: 'Alternatives' },
] as const
type Tab = (typeof TABS)[number]['tab']

/** Links, so that each has its address and none needs a script. */
export const ToolTabs = () => {
  const view = useReadyTool()
  const { path, search } = usePlace()
  const asked = search.get('tab')
  const current = TABS.find(({ tab }) => tab === asked)?.tab ?? 'overview'
  if (view === undefined) return null
  return (
    <section aria-label="About this tool" className="min-w-0">
      <nav aria-label="Parts of this page" className="tab-line">
        {TABS.map(({ tab, label }) => (
          <Link
            key={tab}
            to={tab === 'overview' ? path : `${path}?tab=${tab}`}
            aria-current={tab === current ? 'page' : undefined}
            className="tab"
          >
            {label}
          </Link>
        ))}
      </nav>
      <div className="mt-6">{contentOf(current, view)}</div>
    </section>
  )
}

const contentOf = (tab: Tab, view: ReadyTool) => {
  const { name } = view.tool
  switch (tab) {
    case 'overview':
      return <Overview view={view} />
    case 'comments':
      return <EmptyState title="No comments yet">Questions and first impressions of {name} will stand here, the newest first.</EmptyState>
    case 'reviews':
      return (
        <EmptyState title="No reviews yet">Anyone who has used {name} for a while can say how it went, with one to five stars.</EmptyState>
      )
    case 'alternatives':
      return (
        <EmptyState
          title="No alternatives yet"
          action={
            <Link to={`/categories/${view.tool.category}`} className="way-link">
              More in {view.tool.category.replaceAll('-', ' ')}
            </Link>
          }
        >
          Tools that do what {name} does will be listed here.
        </EmptyState>
      )
  }
}

const Overview = ({ view: { tool, launches, facts } }: { view: ReadyTool }) => (
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
                dateWords(boardDate)
              ) : (
                <Link to={`/?start=${boardDate}`} className="quiet-link">
                  {dateWords(boardDate)}
                </Link>
              ),
          },
          { key: 'state', label: 'State', cell: ({ state }) => STATES[state] },
          { key: 'rank', label: 'Place', numeric: true, cell: ({ day }) => (day === null ? '' : `#${day.rank} of ${day.of}`) },
          { key: 'points', label: 'Points', numeric: true, cell: ({ day, hidden }) => (hidden ? 'hidden' : (day?.points ?? '')) },
        ]}
      />
    </section>
  </div>
)

const STATES = { scheduled: 'Coming soon', live: 'Live now', closed: 'Over' }

const VoteCurve = ({ name, curve, day }: { name: string; curve: Curve; day: string }) => {
  const hours = hoursOf(curve)
  return (
    <section>
      <h2 className="text-[21px] font-bold">Points over its day</h2>
      <p className="mt-1 mb-4.5 text-[13.5px] text-ink-2">{dateWords(day)}, Los Angeles time</p>
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
