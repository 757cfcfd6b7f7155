import { weekdayOf } from '@debut/events/kernel/days.ts'

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** "Nov". */
export const monthName = (day: string): string => MONTHS[Number(day.slice(5, 7)) - 1] ?? ''

/** "21 Nov 2026", the same on both sides. */
export const dateWords = (day: string): string => `${Number(day.slice(8, 10))} ${monthName(day)} ${day.slice(0, 4)}`

/** "Sat 21 Nov 2026". */
export const dayWords = (day: string): string => `${WEEKDAYS[weekdayOf(day) - 1] ?? ''} ${dateWords(day)}`
