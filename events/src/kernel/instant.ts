import { DateTime } from 'luxon'
import { z } from 'zod'

const isDateTime = (value: unknown): value is DateTime<true> => DateTime.isDateTime(value) && value.isValid

/** Written as ISO in UTC, held as a luxon DateTime. */
export const Instant = z.codec(z.iso.datetime(), z.custom<DateTime<true>>(isDateTime), {
  decode: (text) => toInstant(text),
  encode: (instant) => isoOf(instant),
})
export type Instant = DateTime<true>

export const toInstant = (text: string): Instant => {
  const instant = DateTime.fromISO(text, { zone: 'utc' })
  if (!isDateTime(instant)) throw new RangeError(`"${text}" is not an instant`)
  return instant
}

export const isoOf = (instant: Instant): string => instant.toUTC().toISO()
