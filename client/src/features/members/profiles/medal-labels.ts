import { addDays } from '@debut/events/kernel/days.ts'
import { dateLabel, monthName } from '../../../lib/clock/day-labels.ts'
import type { Medal } from './profile.ts'

/** "#1 of the week". */
export const medalLabel = ({ place, period }: Pick<Medal, 'place' | 'period'>): string => `#${place} of the ${period}`

/** "14 Apr 2026", "13 Apr 2026 to 19 Apr 2026", "Apr 2026", "2026". */
export const medalDates = ({ period, start }: Pick<Medal, 'period' | 'start'>): string => {
  switch (period) {
    case 'day':
      return dateLabel(start)
    case 'week':
      return `${dateLabel(start)} to ${dateLabel(addDays(start, 6))}`
    case 'month':
      return `${monthName(start)} ${start.slice(0, 4)}`
    case 'year':
      return start.slice(0, 4)
  }
}
