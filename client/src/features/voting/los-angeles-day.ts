import { parseInstant } from '../../lib/clock/instants.ts'

const HOUR = 3_600_000
const parts = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles', year: 'numeric', month: '2-digit', day: '2-digit' })

/** The day of an instant, YYYY-MM-DD. */
export const dayOf = (now: number): string => {
  const named = Object.fromEntries(parts.formatToParts(now).map(({ type, value }) => [type, value]))
  return `${named['year']}-${named['month']}-${named['day']}`
}

/** When the day of an instant ends. Midnight there is 7 or 8 hours after that of UTC, and clocks never change at midnight. */
export const endOfDay = (now: number): number => {
  const today = dayOf(now)
  const midnight = parseInstant(`${today}T00:00:00Z`) + 24 * HOUR
  return dayOf(midnight + 7 * HOUR) === today ? midnight + 8 * HOUR : midnight + 7 * HOUR
}
