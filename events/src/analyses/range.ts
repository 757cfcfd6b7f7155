import { addDays, type Day } from '../kernel/days.ts'
import { lastDayOfPeriod, type Period } from '../kernel/periods.ts'

/** The launch days of one board. */
export interface AnalysisRange {
  readonly period: Period
  readonly start: Day
}

// By hand, as in the browser: locale data differs between it and the server.
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const LONG_MONTHS = 'January February March April May June July August September October November December'.split(' ')

/** "21 Nov 2026". */
export const dateLabel = (day: string): string =>
  `${Number(day.slice(8, 10))} ${MONTHS[Number(day.slice(5, 7)) - 1] ?? ''} ${day.slice(0, 4)}`

/** "October 2026", "Week of 5 Oct 2026", "5 Oct 2026", "2026". */
export const rangeLabel = ({ period, start }: AnalysisRange): string => {
  switch (period) {
    case 'day':
      return dateLabel(start)
    case 'week':
      return `Week of ${dateLabel(start)}`
    case 'month':
      return `${LONG_MONTHS[Number(start.slice(5, 7)) - 1] ?? ''} ${start.slice(0, 4)}`
    case 'year':
      return start.slice(0, 4)
  }
}

/** The day after the range: from then on its boards are closed. */
export const dayAfter = ({ period, start }: AnalysisRange): Day => addDays(lastDayOfPeriod(period, start), 1)
