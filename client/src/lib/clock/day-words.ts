import { parseInstant } from './instants.ts'

const DAY = 86_400_000
const WEEKDAYS = ['Thu', 'Fri', 'Sat', 'Sun', 'Mon', 'Tue', 'Wed']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Days since 1970, for what counts in days: they have no time zone. */
export const dayNumber = (day: string): number => Math.round(parseInstant(`${day}T00:00:00Z`) / DAY)

/** "Nov". */
export const monthName = (day: string): string => MONTHS[Number(day.slice(5, 7)) - 1] ?? ''

/** "21 Nov 2026", the same on both sides. */
export const dateWords = (day: string): string => `${Number(day.slice(8, 10))} ${monthName(day)} ${day.slice(0, 4)}`

/** "Sat 21 Nov 2026". */
export const dayWords = (day: string): string => `${WEEKDAYS[dayNumber(day) % 7] ?? ''} ${dateWords(day)}`
