import { addDays, weekdayOf } from '../../../lib/clock/los-angeles.ts'

export type Period = 'day' | 'week' | 'month' | 'year'

export const PERIODS: readonly { readonly period: Period; readonly path: string; readonly label: string }[] = [
  { period: 'day', path: '/', label: 'Today' },
  { period: 'week', path: '/weekly', label: 'Week' },
  { period: 'month', path: '/monthly', label: 'Month' },
  { period: 'year', path: '/yearly', label: 'Year' },
]

export const periodAt = (path: string): Period => PERIODS.find((one) => one.path === path)?.period ?? 'day'

export const pathOf = (period: Period): string => PERIODS.find((one) => one.period === period)?.path ?? '/'

/** The first day of the period that a day lies in. Weeks begin on Monday. */
export const startOfPeriod = (period: Period, day: string): string => {
  if (period === 'week') return addDays(day, -((weekdayOf(day) + 6) % 7))
  if (period === 'month') return `${day.slice(0, 7)}-01`
  return period === 'year' ? `${day.slice(0, 4)}-01-01` : day
}

/** Longer than any period and shorter than any two: what follows the start by so much lies in the next one. */
const STRIDE = { day: 1, week: 7, month: 31, year: 366 }

export const nextPeriod = (period: Period, start: string): string => startOfPeriod(period, addDays(start, STRIDE[period]))

export const previousPeriod = (period: Period, start: string): string => startOfPeriod(period, addDays(start, -1))
