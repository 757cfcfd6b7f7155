import { z } from 'zod'
import { addDays, Day } from './calendar.ts'

export const periods = ['day', 'week', 'month', 'year'] as const
export const Period = z.enum(periods)
export type Period = z.infer<typeof Period>

/** 1 is Monday, and 7 is Sunday. */
// oxlint-disable-next-line no-restricted-globals -- a day of the calendar has no zone
const weekdayOf = (day: Day): number => new Date(Date.parse(day)).getUTCDay() || 7

const firstOf = (year: number, month: number): Day => Day.parse(`${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`)

/** The first day of the period that a day lies in. Weeks begin on Monday. */
export const startOfPeriod = (period: Period, day: Day): Day => {
  switch (period) {
    case 'day':
      return day
    case 'week':
      return addDays(day, 1 - weekdayOf(day))
    case 'month':
      return Day.parse(`${day.slice(0, 7)}-01`)
    case 'year':
      return Day.parse(`${day.slice(0, 4)}-01-01`)
  }
}

/** Of the period that begins on that day. */
export const lastDayOfPeriod = (period: Period, start: Day): Day => {
  const [year, month] = [Number(start.slice(0, 4)), Number(start.slice(5, 7))]
  switch (period) {
    case 'day':
      return start
    case 'week':
      return addDays(start, 6)
    case 'month':
      return addDays(month === 12 ? firstOf(year + 1, 1) : firstOf(year, month + 1), -1)
    case 'year':
      return addDays(firstOf(year + 1, 1), -1)
  }
}

/** Every period that a day ends. */
export const endingWith = (day: Day): { readonly period: Period; readonly start: Day }[] =>
  periods
    .map((period) => ({ period, start: startOfPeriod(period, day) }))
    .filter(({ period, start }) => lastDayOfPeriod(period, start) === day)
