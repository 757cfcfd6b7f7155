import { addDays, type Day } from '@debut/events/kernel/days.ts'
import { dateLabel, monthName, shortDayLabel } from '../../../lib/clock/day-labels.ts'
import type { Medal } from './profile.ts'

/** "#1 of the week". */
export const medalLabel = ({ place, period }: Pick<Medal, 'place' | 'period'>): string => `#${place} of the ${period}`

/** "27 Apr–3 May 2026", and shorter within one month: "13–19 Apr 2026". */
const weekLabel = (start: Day): string => {
  const last = addDays(start, 6)
  const from = last.slice(0, 7) === start.slice(0, 7) ? String(Number(start.slice(8))) : shortDayLabel(start)
  return `${from}–${dateLabel(last)}`
}

/** "14 Apr 2026", "13–19 Apr 2026", "Apr 2026", "2026". */
export const medalDates = ({ period, start }: Pick<Medal, 'period' | 'start'>): string => {
  switch (period) {
    case 'day':
      return dateLabel(start)
    case 'week':
      return weekLabel(start)
    case 'month':
      return `${monthName(start)} ${start.slice(0, 4)}`
    case 'year':
      return start.slice(0, 4)
  }
}
