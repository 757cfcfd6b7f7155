import { useSelector } from 'react-redux'
import { selectNow } from '../../lib/clock/clock-slice.ts'
import { dayAt, startOfDay } from '../../lib/clock/los-angeles.ts'
import { LiveToggle } from '../../lib/live/live-toggle.tsx'
import { BoardStepper } from './board-stepper.tsx'
import { BoardTabs } from './board-tabs.tsx'
import { selectBoard } from './boards-slice.ts'
import { Countdown } from './countdown.tsx'
import { nextPeriod, startOfPeriod } from './period.ts'
import { datesOf, isCurrent, nameOf } from './period-words.ts'

export const BoardHeading = () => {
  const { period, start: known, total, status, asked, order } = useSelector(selectBoard)
  const today = useSelector((state: Parameters<typeof selectNow>[0]) => dayAt(selectNow(state)))
  const start = known ?? startOfPeriod(period, asked.start ?? today)
  const current = isCurrent(period, start, today)
  const name = nameOf(period, start, today)
  const dates = datesOf(period, start, today)
  return (
    <div className="mb-4.5">
      <div className="flex items-center justify-between gap-4">
        <h1 className="text-[40px] font-[750] tracking-[-0.04em] md:text-[46px]">{name}</h1>
        <div className="flex flex-none items-center gap-2">
          {current && asked.asOf === undefined && order.length > 0 && <LiveToggle />}
          <BoardStepper period={period} start={start} today={today} />
        </div>
      </div>
      <div className="mt-2 flex flex-wrap items-end justify-between gap-x-5 gap-y-3.5">
        <p className="text-[14.5px] text-ink-2">
          {name !== dates && `${dates} · `}
          {status === 'ready' && `${total} ${total === 1 ? 'launch' : 'launches'}`}
          {current && (
            <>
              {status === 'ready' && ' · '}closes in <Countdown to={startOfDay(nextPeriod(period, start))} />, Los Angeles time
            </>
          )}
        </p>
        <div className="max-md:w-full">
          <BoardTabs period={period} />
        </div>
      </div>
    </div>
  )
}
