import type { Period } from '@debut/events/kernel/periods.ts'

export const PERIODS: readonly { readonly period: Period; readonly path: string; readonly label: string }[] = [
  { period: 'day', path: '/', label: 'Day' },
  { period: 'week', path: '/weekly', label: 'Week' },
  { period: 'month', path: '/monthly', label: 'Month' },
  { period: 'year', path: '/yearly', label: 'Year' },
]

export const periodAt = (path: string): Period => PERIODS.find((one) => one.path === path)?.period ?? 'day'

export const pathOf = (period: Period): string => PERIODS.find((one) => one.period === period)?.path ?? '/'
