import { weekdayOf } from '@debut/events/kernel/days.ts'

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const LONG_WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const LONG_MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** "Nov". */
export const monthName = (day: string): string => MONTHS[Number(day.slice(5, 7)) - 1] ?? ''

/** "November", of a month from 1 to 12. */
export const longMonthName = (month: number): string => LONG_MONTHS[month - 1] ?? ''

/** "21 Nov 2026", the same on both sides. */
export const dateLabel = (day: string): string => `${Number(day.slice(8, 10))} ${monthName(day)} ${day.slice(0, 4)}`

/** "21 Nov 2026, 14:05 UTC", of an instant. */
export const momentLabel = (iso: string): string => `${dateLabel(iso)}, ${iso.slice(11, 16)} UTC`

/** "Sat 21 Nov 2026". */
export const dayLabel = (day: string): string => `${WEEKDAYS[weekdayOf(day) - 1] ?? ''} ${dateLabel(day)}`

/** "4 Dec", where the year goes without saying. */
export const shortDayLabel = (day: string): string => `${Number(day.slice(8, 10))} ${monthName(day)}`

/** "Friday 4 December", with its year where that is not this one. */
export const longDayLabel = (day: string, today: string): string => {
  const label = `${LONG_WEEKDAYS[weekdayOf(day) - 1] ?? ''} ${Number(day.slice(8, 10))} ${longMonthName(Number(day.slice(5, 7)))}`
  return day.slice(0, 4) === today.slice(0, 4) ? label : `${label} ${day.slice(0, 4)}`
}
