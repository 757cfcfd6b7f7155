import { dayAt, timeAt } from '@debut/events/kernel/days.ts'
import { useSelector } from 'react-redux'
import { selectNow } from '../../lib/clock/clock-slice.ts'
import { dateLabel, shortDayLabel } from '../../lib/clock/day-labels.ts'
import { parseInstant } from '../../lib/clock/instants.ts'
import { dayGroupOf } from './day-group.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Beside its words: how long ago today, the time yesterday, and the day before that. */
const timeLabel = (at: number, now: number): string => {
  const age = now - at
  const [day, today] = [dayAt(at), dayAt(now)]
  const group = dayGroupOf(day, today)
  if (group === 'Earlier') return day.slice(0, 4) === today.slice(0, 4) ? shortDayLabel(day) : dateLabel(day)
  if (group === 'Yesterday') return timeAt(at)
  if (age < MINUTE) return 'just now'
  return age < HOUR ? `${Math.floor(age / MINUTE)} min` : `${Math.floor(age / HOUR)} h`
}

export const NotificationTime = ({ iso }: { readonly iso: string }) => (
  <time dateTime={iso} title={`${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`}>
    {timeLabel(parseInstant(iso), useSelector(selectNow))}
  </time>
)
