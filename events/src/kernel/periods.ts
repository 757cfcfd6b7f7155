import * as z from 'zod/mini'
import { addDays, type Day, weekdayOf } from './days.ts'

export const periods = ['day', 'week', 'month', 'year'] as const
export const Period = z.enum(periods)
export type Period = z.infer<typeof Period>

/** The first day of the period that a day lies in. Weeks begin on Monday. */
export const startOfPeriod = (period: Period, day: string): Day => {
  switch (period) {
    case 'day':
      return day as Day
    case 'week':
      return addDays(day, 1 - weekdayOf(day))
    case 'month':
      return `${day.slice(0, 7)}-01` as Day
    case 'year':
      return `${day.slice(0, 4)}-01-01` as Day
  }
}

/** At least the longest period of its kind and less than two of the shortest, so a start plus this many days lies in the next period. */
const STRIDE: Readonly<Record<Period, number>> = { day: 1, week: 7, month: 31, year: 366 }

/** The first day of the period after the one that begins with a day. */
export const nextPeriod = (period: Period, start: string): Day => startOfPeriod(period, addDays(start, STRIDE[period]))

export const previousPeriod = (period: Period, start: string): Day => startOfPeriod(period, addDays(start, -1))

/** The last day of the period that begins on the given day. */
export const lastDayOfPeriod = (period: Period, start: string): Day => addDays(nextPeriod(period, start), -1)

/** The periods whose last day is the given one. */
export const endingWith = (day: string): { readonly period: Period; readonly start: Day }[] =>
  periods
    .map((period) => ({ period, start: startOfPeriod(period, day) }))
    .filter(({ period, start }) => lastDayOfPeriod(period, start) === day)
