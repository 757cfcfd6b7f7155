import { DateTime } from 'luxon'
import { z } from 'zod'
import type { Instant } from './instant.ts'

/** The only place where an instant becomes a day: Debut's day is Los Angeles's, wherever the server or the member is. */
const ZONE = 'America/Los_Angeles'

export const Day = z.iso.date().brand<'Day'>()
export type Day = z.infer<typeof Day>

export const dayOf = (instant: Instant): Day => Day.parse(instant.setZone(ZONE).toISODate())

export const startOf = (day: Day): Instant => valid(DateTime.fromISO(day, { zone: ZONE }).startOf('day'))

/** The first instant of the next day: 23, 24 or 25 hours after the start. */
export const endOf = (day: Day): Instant => valid(DateTime.fromISO(day, { zone: ZONE }).plus({ days: 1 }).startOf('day'))

export const addDays = (day: Day, days: number): Day => Day.parse(DateTime.fromISO(day, { zone: 'utc' }).plus({ days }).toISODate())

const valid = (instant: DateTime): Instant => {
  if (!instant.isValid) throw new RangeError(`not a day of ${ZONE}: ${instant.invalidExplanation}`)
  return instant.toUTC() as Instant
}
