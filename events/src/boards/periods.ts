import { DateTime } from 'luxon'
import { z } from 'zod'
import { addDays, Day } from '../kernel/calendar.ts'

export const periods = ['day', 'week', 'month', 'year'] as const
export const Period = z.enum(periods)
export type Period = z.infer<typeof Period>

const utc = (day: Day) => DateTime.fromISO(day, { zone: 'utc' })

/** The first day of the period that a day lies in. Weeks begin on Monday. */
export const startOfPeriod = (period: Period, day: Day): Day => {
  switch (period) {
    case 'day':
      return day
    case 'week':
      return addDays(day, 1 - utc(day).weekday)
    case 'month':
      return Day.parse(`${day.slice(0, 7)}-01`)
    case 'year':
      return Day.parse(`${day.slice(0, 4)}-01-01`)
  }
}

export const lastDayOfPeriod = (period: Period, start: Day): Day =>
  addDays(
    Day.parse(
      utc(start)
        .plus({ [period]: 1 })
        .toISODate(),
    ),
    -1,
  )

/** Every period that a day ends. */
export const endingWith = (day: Day): { readonly period: Period; readonly start: Day }[] =>
  periods
    .map((period) => ({ period, start: startOfPeriod(period, day) }))
    .filter(({ period, start }) => lastDayOfPeriod(period, start) === day)
