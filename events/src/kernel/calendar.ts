import { DateTime } from 'luxon'
import { z } from 'zod'
import type { Instant } from './instant.ts'

/** The only place where an instant becomes a day: Debut's day is Los Angeles's, wherever the server or the member is. */
const ZONE = 'America/Los_Angeles'
const DAY_MS = 86_400_000

export const Day = z.iso.date().brand<'Day'>()
export type Day = z.infer<typeof Day>

/** What is asked for is nearly always today, and the calendar costs more than everything else that a vote asks of us. */
let asked: { readonly day: Day; readonly from: number; readonly to: number } | undefined

export const dayOf = (instant: Instant): Day => {
  const millis = instant.toMillis()
  if (asked === undefined || millis < asked.from || millis >= asked.to) {
    const day = Day.parse(instant.setZone(ZONE).toISODate())
    asked = { day, from: startOf(day).toMillis(), to: endOf(day).toMillis() }
  }
  return asked.day
}

export const startOf = (day: Day): Instant => valid(DateTime.fromISO(day, { zone: ZONE }))

/** The first instant of the next day: 23, 24 or 25 hours after the start. */
export const endOf = (day: Day): Instant => startOf(addDays(day, 1))

/** Days of a calendar have no zone, and all of them are as long: a tenth of what luxon takes, for what every vote asks. */
export const addDays = (day: Day, days: number): Day =>
  // oxlint-disable-next-line no-restricted-globals -- see above
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10) as Day

/** Both of them included. */
export const daysFrom = (first: Day, last: Day): Day[] => {
  const days: Day[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}

const valid = (instant: DateTime): Instant => {
  if (!instant.isValid) throw new RangeError(`not a day of ${ZONE}: ${instant.invalidExplanation}`)
  return instant.toUTC() as Instant
}
