import fc from 'fast-check'
import { DateTime } from 'luxon'
import { describe, expect, it } from 'vitest'
import { addDays, Day, daysFrom } from './days.ts'
import { dayOf, endOf, startOf } from './calendar.ts'
import { toInstant } from './instant.ts'
import { runs } from '../testing/runs.ts'

const hoursOf = (day: string) =>
  endOf(Day.parse(day))
    .diff(startOf(Day.parse(day)))
    .as('hours')

describe('the Los Angeles calendar', () => {
  it('puts an instant on the Los Angeles day, not on the UTC day', () => {
    expect(dayOf(toInstant('2026-03-02T07:30:00Z'))).toBe('2026-03-01')
    expect(dayOf(toInstant('2026-03-02T08:00:00Z'))).toBe('2026-03-02')
  })

  it('knows the days of 23 and 25 hours', () => {
    expect(hoursOf('2026-03-08')).toBe(23)
    expect(hoursOf('2026-11-01')).toBe(25)
    expect(hoursOf('2026-11-20')).toBe(24)
  })

  it('counts days by the calendar, also over a change of the clock and a leap day', () => {
    expect(addDays(Day.parse('2026-03-07'), 2)).toBe('2026-03-09')
    expect(addDays(Day.parse('2028-02-28'), 1)).toBe('2028-02-29')
    expect(addDays(Day.parse('2026-01-01'), -1)).toBe('2025-12-31')
  })

  it('names the days from one to another, both of them included', () => {
    expect(daysFrom(Day.parse('2028-02-28'), Day.parse('2028-03-01'))).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
    expect(daysFrom(Day.parse('2026-03-07'), Day.parse('2026-03-07'))).toEqual(['2026-03-07'])
    expect(daysFrom(Day.parse('2026-03-07'), Day.parse('2026-03-06'))).toEqual([])
  })

  it('gives every instant exactly one day, which begins before and ends after it', () => {
    const from = DateTime.fromISO('2020-01-01T00:00:00Z').toMillis()
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 * 366 * 86_400_000 }), (offset) => {
        const instant = toInstant(DateTime.fromMillis(from + offset, { zone: 'utc' }).toISO() ?? '')
        const day = dayOf(instant)
        expect(startOf(day) <= instant && instant < endOf(day)).toBe(true)
        expect(endOf(day).toMillis()).toBe(startOf(addDays(day, 1)).toMillis())
      }),
      { numRuns: runs(2_000) },
    )
  })

  it('refuses what is not a day', () => {
    expect(Day.safeParse('2026-02-30').success).toBe(false)
    expect(Day.safeParse('20.11.2026').success).toBe(false)
  })
})
