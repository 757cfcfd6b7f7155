import { startMillis, timeAt } from '@debut/events/kernel/days.ts'
import { HIDDEN_HOURS } from '@debut/events/voting/vote-numbers.ts'
import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { selectNow } from '../../../lib/clock/clock-slice.ts'
import { Link } from '../../../ui/link.tsx'
import { Countdown } from './countdown.tsx'

const HOUR = 3_600_000
const HIDDEN_FOR = HIDDEN_HOURS * HOUR
/** Those of the picture; it is stretched to its place. */
const WIDTH = 240
const HEIGHT = 10

export const revealOn = (day: string) => startMillis(day) + HIDDEN_FOR

interface Props {
  readonly day: string
  /** Stands where the ranks are known already, and wait for their reader. */
  readonly isOver: boolean
}

/** Where the day's curve will be: when the ranks come, and how much of the wait is over. */
export const RevealStrip = ({ day, isOver }: Props) => {
  const now = useSelector(selectNow)
  const from = startMillis(day)
  const reveal = revealOn(day)
  const passed = Math.max(0, Math.min(1, (now - from) / HIDDEN_FOR))
  return (
    <Strip
      title={
        isOver ? (
          IN
        ) : (
          <>
            Ranks at {timeAt(reveal)}, in <Countdown to={reveal} look="text-lime-ink" />
          </>
        )
      }
      text={`Until ${timeAt(reveal)}, Los Angeles time, the order is random. Your votes already count.`}
      way="How the order is drawn"
    >
      <svg className="reveal-curtain" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <rect width={WIDTH} height={HEIGHT} className="fill-sunken" />
        <rect width={WIDTH * passed} height={HEIGHT} className="reveal-passed" />
        <line
          x1={WIDTH * passed}
          x2={WIDTH * passed}
          y1="0"
          y2={HEIGHT}
          className="stroke-ink"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p className="mt-1.5 flex justify-between text-[12px]/none text-ink-3 tabular-nums" aria-hidden="true">
        {Array.from({ length: HIDDEN_HOURS + 1 }, (_, hour) => (
          <span key={hour} className={hour === HIDDEN_HOURS ? 'font-semibold text-ink' : ''}>
            {timeAt(from + hour * HOUR)}
          </span>
        ))}
      </p>
    </Strip>
  )
}

/** This replaces the other strip when the ranks come while their reader is here. It is as high, so that nothing below it moves. */
export const RanksAreIn = ({ day, children }: { readonly day: string; readonly children: ReactNode }) => (
  <Strip
    title={IN}
    text={`Since ${timeAt(revealOn(day))}, Los Angeles time, the order is by points. Your votes go on counting.`}
    way="How a day is ranked"
  >
    {children}
  </Strip>
)

const IN = 'Ranks are in'

interface StripProps {
  readonly title: ReactNode
  readonly text: string
  readonly way: string
  readonly children: ReactNode
}

const Strip = ({ title, text, way, children }: StripProps) => (
  <section aria-labelledby="reveal" className="mb-5 rounded-card border border-line-2 bg-surface px-4 py-3.5 md:px-5 md:py-4.5">
    <h2 id="reveal" className="text-xl/tight font-bold tabular-nums md:text-[22px]/tight">
      {title}
    </h2>
    <p className="mt-1.5 text-[14px]/[1.45] text-pretty text-ink-2">
      {text}{' '}
      <Link to="/how-it-works#how-a-day-is-ranked" className="way-link min-h-0!">
        {way}
      </Link>
    </p>
    {children}
  </section>
)
