import { dayAt } from '@debut/events/kernel/days.ts'
import type { LinePlace } from '@debut/events/launches/line/line-answers.ts'
import { useSelector } from 'react-redux'
import { selectNow } from '../../../lib/clock/clock-slice.ts'
import { longDayLabel, shortDayLabel } from '../../../lib/clock/day-labels.ts'
import { useData } from '../../../lib/resources/use-resource.ts'
import { type CalendarDay, calendarRows } from './calendar-weeks.ts'
import { daysAround } from './place-in-line.ts'

const WEEKDAYS = ['M', 'T', 'W', 'T', 'F', 'S', 'S']

/** To look at: a day is given, and not chosen here. */
export const DaysCalendar = ({ place }: { readonly place: LinePlace }) => {
  const { boardDate, estimated } = place
  const now = useSelector(selectNow)
  const days = useData(daysAround(place, now))
  const today = dayAt(now)
  if (days === undefined) return null
  const rows = calendarRows(days, boardDate ?? estimated)
  return (
    <section aria-labelledby="line-days">
      <h2 id="line-days" className="mb-3 font-text text-[15px] font-semibold tracking-normal">
        How full the days are <span className="ml-1 text-[13px] font-normal text-ink-2">{days.slots.free} free places a day</span>
      </h2>
      <div aria-hidden="true" className="line-days mb-1.5 text-center text-[12px] text-ink-3">
        {WEEKDAYS.map((name, index) => (
          <span key={index}>{name}</span>
        ))}
      </div>
      <div className="grid gap-1.75">
        {rows.map((row) =>
          row.kind === 'week' ? (
            <ol key={row.days[0]?.day} className="line-days">
              {row.days.map((day) => (
                <Cell key={day.day} day={day} of={days.slots.free} today={today} isGuess={boardDate === null} />
              ))}
            </ol>
          ) : (
            <p key={row.to} className="rounded-panel bg-sunken px-3.5 py-2.5 text-[13px] text-ink-2">
              {row.weeks} weeks without a free place, until {shortDayLabel(row.to)}
            </p>
          ),
        )}
      </div>
    </section>
  )
}

interface CellProps {
  readonly day: CalendarDay
  readonly of: number
  readonly today: string
  readonly isGuess: boolean
}

const Cell = ({ day: { day, taken, isFull, isOwn }, of, today, isGuess }: CellProps) => {
  const is = [taken === null && 'past', isFull && 'full', isOwn && 'own'].filter((each) => each !== false)
  return (
    <li className="line-day" data-is={is.join(' ')}>
      {taken === null || taken === 0 ? null : (
        <svg viewBox={`0 0 1 ${of}`} preserveAspectRatio="none" aria-hidden="true">
          <rect y={of - Math.min(taken, of)} width="1" height={Math.min(taken, of)} />
        </svg>
      )}
      <b aria-hidden="true">{Number(day.slice(8))}</b>
      <span className="sr-only">
        {longDayLabel(day, today)}
        {taken === null ? '' : `, ${isFull ? 'full' : `${taken} of ${of} places taken`}`}
        {isOwn ? `, ${isGuess ? 'perhaps its day' : 'its day'}` : ''}
      </span>
    </li>
  )
}
