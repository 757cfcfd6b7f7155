import { DateTime } from 'luxon'
import { describe, expect, it } from 'vitest'
import { Instant, isoOf, toInstant } from './instant.ts'

describe('an instant', () => {
  it('is the same moment however it is written, and is kept in UTC', () => {
    for (const text of ['2026-03-02T07:30:00Z', '2026-03-01T23:30:00-08:00', '2026-03-02T16:30:00.000+09:00']) {
      expect(isoOf(toInstant(text))).toBe('2026-03-02T07:30:00.000Z')
      expect(toInstant(text).zoneName).toBe('UTC')
    }
  })

  it('is read from the log to the millisecond', () => {
    const instant = toInstant('2026-11-01T09:59:59.999Z')
    expect(Instant.encode(instant)).toBe('2026-11-01T09:59:59.999Z')
    expect(Instant.decode(Instant.encode(instant)).equals(instant)).toBe(true)
  })

  it('is written in UTC whatever zone it was held in', () => {
    const inTokyo = DateTime.fromISO('2026-03-02T16:30:00', { zone: 'Asia/Tokyo' }) as DateTime<true>
    expect(Instant.encode(inTokyo)).toBe('2026-03-02T07:30:00.000Z')
  })

  it.each(['', 'yesterday', '2026-03-02', '2026-02-30T00:00:00Z', '2026-03-02T25:00:00Z', '2026-03-02T07:30:00', 1_772_436_600_000, null])(
    'is not read from %j',
    (text) => {
      expect(Instant.safeDecode(text as string).success).toBe(false)
    },
  )

  it('is not made of a moment that never was', () => {
    expect(() => toInstant('2026-02-30T00:00:00Z')).toThrow('"2026-02-30T00:00:00Z" is not an instant')
    expect(() => Instant.encode(DateTime.invalid('never') as unknown as Instant)).toThrow()
  })
})
