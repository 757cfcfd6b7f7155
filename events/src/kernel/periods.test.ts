import fc from 'fast-check'
import { DateTime } from 'luxon'
import { describe, expect, it } from 'vitest'
import { addDays, Day } from './days.ts'
import { endingWith, lastDayOfPeriod, periods, startOfPeriod } from './periods.ts'
import { runs } from '../testing/runs.ts'

const day = (text: string) => Day.parse(text)
const lastDayFor = (period: (typeof periods)[number], text: string) => lastDayOfPeriod(period, startOfPeriod(period, day(text)))
const namesOf = (text: string) => endingWith(day(text)).map(({ period }) => period)

const anyDay = fc.integer({ min: 0, max: 40 * 366 }).map((days) => addDays(day('2010-01-01'), days))

describe('a period', () => {
  it('is a week from Monday to Sunday, also over the end of a year', () => {
    expect(startOfPeriod('week', day('2026-11-16'))).toBe('2026-11-16')
    expect(startOfPeriod('week', day('2026-11-21'))).toBe('2026-11-16')
    expect(startOfPeriod('week', day('2026-11-22'))).toBe('2026-11-16')
    expect(startOfPeriod('week', day('2026-11-23'))).toBe('2026-11-23')
    expect(startOfPeriod('week', day('2027-01-01'))).toBe('2026-12-28')
    expect(lastDayFor('week', '2026-12-31')).toBe('2027-01-03')
  })

  it('is a month of as many days as it has, in leap years too', () => {
    expect(lastDayFor('month', '2026-02-01')).toBe('2026-02-28')
    expect(lastDayFor('month', '2028-02-11')).toBe('2028-02-29')
    expect(lastDayFor('month', '2100-02-11')).toBe('2100-02-28')
    expect(lastDayFor('month', '2026-12-25')).toBe('2026-12-31')
  })

  it('is a year from January to December', () => {
    expect(startOfPeriod('year', day('2028-02-29'))).toBe('2028-01-01')
    expect(lastDayFor('year', '2028-02-29')).toBe('2028-12-31')
  })

  it('is a day of its own on the days when the clock is changed', () => {
    for (const changed of ['2026-03-08', '2026-11-01']) {
      expect(startOfPeriod('day', day(changed))).toBe(changed)
      expect(lastDayFor('day', changed)).toBe(changed)
    }
    expect(startOfPeriod('week', day('2026-11-01'))).toBe('2026-10-26')
    expect(lastDayFor('week', '2026-03-08')).toBe('2026-03-08')
  })

  it('holds each of its days, and the next one begins where it ends', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...periods), (day, period) => {
        const start = startOfPeriod(period, day)
        const last = lastDayOfPeriod(period, start)
        expect(start <= day && day <= last).toBe(true)
        expect([startOfPeriod(period, start), startOfPeriod(period, last)]).toEqual([start, start])
        expect(startOfPeriod(period, addDays(last, 1))).toBe(addDays(last, 1))
        if (period === 'week') expect(DateTime.fromISO(start).weekday).toBe(1)
      }),
      { numRuns: runs(2_000) },
    )
  })
})

describe('what ends with a day', () => {
  it('is the day itself, and the week, month and year where it is their last', () => {
    expect(namesOf('2026-11-21')).toEqual(['day'])
    expect(namesOf('2026-11-22')).toEqual(['day', 'week'])
    expect(namesOf('2026-11-30')).toEqual(['day', 'month'])
    expect(namesOf('2026-05-31')).toEqual(['day', 'week', 'month'])
    expect(namesOf('2026-12-31')).toEqual(['day', 'month', 'year'])
    expect(namesOf('2028-12-31')).toEqual(['day', 'week', 'month', 'year'])
    expect(namesOf('2028-02-28')).toEqual(['day'])
    expect(endingWith(day('2028-12-31')).map(({ start }) => start)).toEqual(['2028-12-31', '2028-12-25', '2028-12-01', '2028-01-01'])
  })

  it('ends each period once: 365 days, 52 weeks, 12 months and one year end in 2026', () => {
    const days = Array.from({ length: 365 }, (_, index) => addDays(day('2026-01-01'), index))
    const ended = days.flatMap((each) => endingWith(each))
    expect(new Set(ended.map(({ period, start }) => `${period} ${start}`)).size).toBe(ended.length)
    expect(periods.map((period) => ended.filter((each) => each.period === period).length)).toEqual([365, 52, 12, 1])
  })
})
