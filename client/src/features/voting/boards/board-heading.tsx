import type { ReactNode } from 'react'
import { parseInstant } from '../../../lib/clock/instants.ts'
import { dayAt, startMillis, timeAt } from '@debut/events/kernel/days.ts'
import { LiveToggle } from '../../../lib/live/live-toggle.tsx'
import { shownOf } from './board.ts'
import { Link } from '../../../ui/link.tsx'
import { pathOf } from './period.ts'
import { BoardMoment } from './board-moment.tsx'
import { BoardStepper } from './board-stepper.tsx'
import { BoardTabs } from './board-tabs.tsx'
import { Countdown } from './countdown.tsx'
import { nextPeriod } from '@debut/events/kernel/periods.ts'
import { datesOf, isCurrent, nameOf } from './period-labels.ts'
import { useBoard } from './use-board.ts'

/** `ways`: where else its reader can take this board. */
export const BoardHeading = ({ ways }: { readonly ways?: ReactNode }) => {
  const { query, board, today, start, asOf, isDrawn, isJustRanked } = useBoard()
  const { period } = query
  const current = isCurrent(period, start, today)
  const name = nameOf(period, start, today)
  const dates = datesOf(period, start, today)
  const isLive = current && asOf === undefined
  return (
    <div className="mb-4 grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-4 gap-y-2.5">
      <div className="flex min-w-0 flex-wrap items-center gap-x-3.5 gap-y-1 max-md:col-span-2">
        <h1 className="text-[40px] font-[750] tracking-[-0.04em] max-[359px]:text-[32px] md:text-[46px]">{name}</h1>
        <div className="flex gap-1">
          <BoardStepper period={period} start={start} today={today} />
          <BoardMoment period={period} start={start} today={today} asOf={asOf} />
        </div>
      </div>
      {isLive && shownOf(board).length > 0 && (
        <div className="board-live col-start-3 row-start-1 md:row-start-2">
          <LiveToggle />
        </div>
      )}
      <p className="text-[14.5px] text-pretty text-ink-2 max-md:col-span-3 md:col-span-2 md:col-start-1 md:row-start-2">
        {name !== dates && `${dates} · `}
        {board && `${board.total} ${board.total === 1 ? 'launch' : 'launches'}`}
        {isLive && !isDrawn && (
          // On a phone this sentence would take a second line, and move the page below it.
          <span className={isJustRanked ? 'max-md:hidden' : undefined}>
            {board && ' · '}closes in <Countdown to={startMillis(nextPeriod(period, start))} />, Los Angeles time
          </span>
        )}
        {asOf !== undefined && <PastWords at={parseInstant(asOf)} start={period === 'day' ? start : undefined} today={today} />}
        {asOf !== undefined && period !== 'day' && (
          <>
            {' · '}
            <Link to={current ? pathOf(period) : `${pathOf(period)}?start=${start}`} className="way-link">
              {current ? 'Back to live' : 'Back to the end'}
            </Link>
          </>
        )}
        {/* Own parts have no text beside them. */}
        <span>{ways}</span>
      </p>
      <div className="max-md:col-span-3 md:col-span-2 md:col-start-2 md:row-start-1 md:mt-1.5 md:self-start md:justify-self-end">
        <BoardTabs period={period} />
      </div>
    </div>
  )
}

/** The day goes without saying where it is that of the board. */
const PastWords = ({ at, start, today }: { at: number; start: string | undefined; today: string }) => (
  <>
    {' · '}as it stood {dayAt(at) === start ? '' : `on ${datesOf('day', dayAt(at), today)} `}at{' '}
    <b className="font-semibold whitespace-nowrap text-ink tabular-nums">{timeAt(at)}</b>, Los Angeles time
  </>
)
