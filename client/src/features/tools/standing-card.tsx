import { parseInstant } from '../../lib/clock/instants.ts'
import { timeAt } from '@debut/events/kernel/days.ts'
import { LiveToggle } from '../../lib/live/live-toggle.tsx'
import { BarChart } from '../../ui/bar-chart.tsx'
import { capital } from '../../ui/capital.ts'
import { Card } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import type { LaunchFacts, Place } from './launch-facts.ts'
import { periods } from '@debut/events/kernel/periods.ts'
import { boardLink, countOf, gapLabel, isAward, periodLabel } from './standing-labels.ts'
import { shownLaunch } from './tool.ts'
import { useReadyTool, useToday } from './use-tool.ts'
import { hoursOf, stepsOf } from './vote-hours.ts'

/** "#4 today, 12 points behind #3", and the other boards it stands on. */
export const StandingCard = () => {
  const view = useReadyTool()
  const today = useToday()
  const launch = view && shownLaunch(view.launches)
  if (view === undefined || launch === undefined || launch.state === 'scheduled') return null
  return (
    <Card title="Standing" aside={launch.state === 'live' ? <LiveToggle /> : <span className="font-medium">launch day is over</span>}>
      {view.facts === null ? (
        <p className="mt-4 text-[13.5px] text-ink-2">We can’t reach its standing right now. It will appear here by itself.</p>
      ) : (
        <Standing facts={view.facts} today={today} />
      )}
    </Card>
  )
}

const Standing = ({ facts, today }: { facts: LaunchFacts; today: string }) => {
  const { standing, hidden, revealAt, curve } = facts
  const place = standing.day
  if (place === undefined) return <p className="mt-4 text-[13.5px] text-ink-2">It stands on no board.</p>
  const gap = gapLabel(place)
  const hours = curve === null ? [] : hoursOf(curve)
  const perHour = curve === null ? 4 : Math.round(60 / curve.everyMinutes)
  return (
    <>
      <p className="mt-4 flex items-center gap-3.5">
        {place.rank === null ? null : (
          <strong className="font-display text-[44px]/none font-[750] tracking-[-0.05em] tabular-nums">#{place.rank}</strong>
        )}
        <span className="min-w-0 text-[13.5px]/[1.4] text-ink-2">
          {place.rank === null
            ? `One of ${countOf(place.of, 'launch', 'launches')} ${periodLabel('day', place.start, today)}`
            : `${periodLabel('day', place.start, today)}, of ${place.of}`}
          {gap === undefined ? null : (
            <>
              <br />
              <b className="font-semibold text-ink">{gap}</b>
            </>
          )}
        </span>
      </p>
      {hidden ? (
        <p className="mt-3.5 rounded-panel bg-sunken px-3.5 py-2.5 text-[13px] text-ink-2">
          Places and points stay hidden until {timeAt(parseInstant(revealAt))}, Los Angeles time, so that everybody starts alike.
        </p>
      ) : null}
      {curve === null ? null : (
        <div className="mt-4.5">
          <BarChart
            label={`Points by the hour of its day: ${place.points ?? 0} so far, most in one hour ${Math.max(0, ...hours.map(({ gained }) => gained))}`}
            values={hours.map(({ gained }) => gained)}
            slots={Math.round(stepsOf(curve) / perHour)}
          />
          <p aria-hidden="true" className="mt-1.5 flex justify-between text-[12.5px] text-ink-3 tabular-nums">
            <span>00:00</span>
            <span>points by the hour</span>
            <span>24:00</span>
          </p>
        </div>
      )}
      <ul className="mt-4 grid border-t border-line-2 pt-1.5 text-[13.5px]">
        {periods.map((period) => {
          const on = standing[period]
          return on === undefined ? null : (
            <li key={period} className="flex min-h-8 items-center justify-between gap-3">
              <Link to={boardLink(period, on.start, today)} className="quiet-link min-w-0 truncate">
                {capital(periodLabel(period, on.start, today))}
              </Link>
              <span className="flex flex-none items-center gap-1.5 font-semibold tabular-nums">
                <OnBoard place={on} isAward={isAward(period, on, today)} />
              </span>
            </li>
          )
        })}
      </ul>
      {place.voters === null ? null : <p className="mt-2 text-[12.5px] text-ink-3">{countOf(place.voters, 'voter')} on its day</p>}
    </>
  )
}

const OnBoard = ({ place: { rank, of }, isAward }: { place: Pick<Place, 'rank' | 'of'>; isAward: boolean }) =>
  rank === null ? (
    <span className="font-normal text-ink-3">{countOf(of, 'launch', 'launches')}</span>
  ) : (
    <>
      {isAward ? <Award place={rank} /> : null}#{rank}
      <span className="font-normal text-ink-3">of {of}</span>
    </>
  )

const NAMES = ['Winner', 'Second', 'Third']

const Award = ({ place }: { place: number }) => (
  <span className="rounded-chip bg-lime-wash px-1.5 py-0.5 text-[11.5px] font-semibold text-lime-ink">{NAMES[place - 1]}</span>
)
