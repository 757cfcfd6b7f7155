import { addDays, weekdayOf } from '@debut/events/kernel/days.ts'
import { nextPeriod, type Period } from '@debut/events/kernel/periods.ts'

// By hand, because the locale data of the server and of the browser differ, and hydration compares every character.
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const MONTHS = 'January February March April May June July August September October November December'.split(' ')

const monthOf = (day: string) => MONTHS[Number(day.slice(5, 7)) - 1] ?? ''
const dateOf = (day: string) => `${Number(day.slice(8, 10))} ${monthOf(day)}`
const yearOf = (day: string) => day.slice(0, 4)

const dateAndYear = (day: string, today: string) => (yearOf(day) === yearOf(today) ? dateOf(day) : `${dateOf(day)} ${yearOf(day)}`)

const weekOf = (start: string, today: string) => {
  const last = addDays(start, 6)
  const from = monthOf(start) === monthOf(last) ? String(Number(start.slice(8, 10))) : dateAndYear(start, today)
  return `${from} to ${dateAndYear(last, today)}`
}

/** A period by its dates, each with its year unless that is `today`. */
export const datesOf = (period: Period, start: string, today: string): string => {
  switch (period) {
    case 'day':
      return `${WEEKDAYS[weekdayOf(start) - 1] ?? ''} ${dateAndYear(start, today)}`
    case 'week':
      return weekOf(start, today)
    case 'month':
      return `${monthOf(start)} ${yearOf(start)}`
    case 'year':
      return yearOf(start)
  }
}

const CURRENT = { day: 'Today', week: 'This week', month: 'This month', year: 'This year' }

export const isCurrent = (period: Period, start: string, today: string): boolean => start <= today && today < nextPeriod(period, start)

/** What people call a period: by its name while it lasts, then by its dates. */
export const nameOf = (period: Period, start: string, today: string): string => {
  if (isCurrent(period, start, today)) return CURRENT[period]
  if (period === 'day' && start === addDays(today, -1)) return 'Yesterday'
  return datesOf(period, start, today)
}

/** When votes of a period's board were cast, after a count of them: "this week", "in October 2026". */
export const within = (period: Period, start: string, today: string): string => {
  if (isCurrent(period, start, today)) return CURRENT[period].toLowerCase()
  return `${period === 'week' ? 'in the week of' : 'in'} ${datesOf(period, start, today)}`
}

export const titleOf = (period: Period, start: string, today: string): string =>
  isCurrent(period, start, today) ? `${CURRENT[period]}’s launches` : `Launches of ${datesOf(period, start, today)}`
