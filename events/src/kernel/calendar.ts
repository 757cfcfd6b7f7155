import { addDays, type Day, dayAt, startMillis } from './days.ts'
import { type Instant, instantAt } from './instant.ts'

/** Where luxon's instants meet the days of the calendar. */
export const dayOf = (instant: Instant): Day => dayAt(instant.toMillis())

export const startOf = (day: Day): Instant => instantAt(startMillis(day))

/** The first instant of the next day: 23, 24 or 25 hours after the start. */
export const endOf = (day: Day): Instant => startOf(addDays(day, 1))
