import { dateLabel } from '../lib/clock/day-labels.ts'

/** The points of its newest closed launch on its day. A day that still runs tells nothing here. */
export const Earned = ({ points }: { points: number | null }) =>
  points === null ? (
    <span className="text-[13px] font-[560] text-ink-2">live today</span>
  ) : (
    <span className="flex items-center gap-1.25 text-[15px] font-[650] text-ink-2">
      <svg viewBox="0 0 14 11" className="h-2 w-2.5 fill-current" aria-hidden="true">
        <path d="M7 .8 13.2 10a.6.6 0 0 1-.5.9H1.3a.6.6 0 0 1-.5-.9z" />
      </svg>
      {points}
      <span className="sr-only">{points === 1 ? 'point' : 'points'}</span>
    </span>
  )

/** With the day of its newest launch. */
export const EarnedOn = ({ points, day }: { points: number | null; day: string }) => (
  <p className="grid justify-items-end gap-1 text-[12.5px] text-ink-3 tabular-nums">
    <Earned points={points} />
    <time dateTime={day} className="max-sm:hidden">
      {dateLabel(day)}
    </time>
  </p>
)
