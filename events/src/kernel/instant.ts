import { DateTime, FixedOffsetZone } from 'luxon'
import { z } from 'zod'

const UTC = { zone: FixedOffsetZone.utcInstance }

const isDateTime = (value: unknown): value is DateTime<true> => DateTime.isDateTime(value) && value.isValid

/** Written as ISO in UTC, held as a luxon DateTime. Zod has checked the text, so the engine's own parser will do: a rebuild passes here with every event. */
export const Instant = z.codec(z.iso.datetime(), z.custom<DateTime<true>>(isDateTime), {
  // oxlint-disable-next-line no-restricted-globals -- an instant, not a day: no zone is involved
  decode: (text) => valid(DateTime.fromMillis(Date.parse(text), UTC), text),
  encode: (instant) => isoOf(instant),
})
export type Instant = DateTime<true>

/** From milliseconds since the epoch. */
export const instantAt = (millis: number): Instant => valid(DateTime.fromMillis(millis, UTC), String(millis))

export const toInstant = (text: string): Instant => valid(DateTime.fromISO(text, UTC), text)

// oxlint-disable-next-line no-restricted-globals -- the same, the other way round
export const isoOf = (instant: Instant): string => new Date(instant.toMillis()).toISOString()

const valid = (instant: DateTime, text: string): Instant => {
  if (!isDateTime(instant)) throw new RangeError(`"${text}" is not an instant`)
  return instant
}
