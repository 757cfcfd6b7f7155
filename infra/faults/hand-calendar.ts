/** Days as the oracle reckons them: with the engine's own zones, not with the product's calendar. */
const zone = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles', year: 'numeric', month: '2-digit', day: '2-digit' })

export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS

/** The Los Angeles day of an instant in milliseconds. */
export const dayAt = (millis: number): string => zone.format(millis)

const utcOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

const dayOfUtc = (millis: number): string => new Date(millis).toISOString().slice(0, 10)

export const daysAfter = (day: string, days: number): string => dayOfUtc(utcOf(day) + days * DAY_MS)

/** Midnight in Los Angeles is at 7 or at 8 in UTC. */
export const startOfDay = (day: string): number => {
  const summer = utcOf(day) + 7 * HOUR_MS
  return dayAt(summer) === day ? summer : summer + HOUR_MS
}

export interface HandPeriod {
  readonly period: 'day' | 'week' | 'month' | 'year'
  readonly start: string
  readonly last: string
}

/** The day, week, month and year that a day lies in. */
export const periodsOf = (day: string): readonly HandPeriod[] => {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))]
  const monday = daysAfter(day, -((new Date(utcOf(day)).getUTCDay() + 6) % 7))
  return [
    { period: 'day', start: day, last: day },
    { period: 'week', start: monday, last: daysAfter(monday, 6) },
    { period: 'month', start: `${day.slice(0, 7)}-01`, last: dayOfUtc(Date.UTC(year, month, 0)) },
    { period: 'year', start: `${year}-01-01`, last: `${year}-12-31` },
  ]
}
