import { type AnalysisRange, dayAfter } from '@debut/events/analyses/range.ts'
import { isDay } from '@debut/events/kernel/days.ts'
import { Period, previousPeriod, startOfPeriod } from '@debut/events/kernel/periods.ts'
import * as z from 'zod/mini'

/** Boards are kept from then on. */
export const FIRST_DAY = '2019-01-01'

export const isClosed = (range: AnalysisRange, today: string): boolean => dayAfter(range) <= today

/** The latest of its kind. */
export const latestClosed = (period: Period, today: string): AnalysisRange => ({
  period,
  start: previousPeriod(period, startOfPeriod(period, today)),
})

/** The latest come first. There are no boards before the first of them, and a longer list would be hard to choose from. */
export const closedRanges = (period: Period, today: string, most: number): AnalysisRange[] => {
  const ranges: AnalysisRange[] = []
  for (let { start } = latestClosed(period, today); start >= FIRST_DAY && ranges.length < most; start = previousPeriod(period, start))
    ranges.push({ period, start })
  return ranges
}

/** The range that an address names; where that is none, or is still open, the last month. */
export const rangeIn = (search: URLSearchParams, today: string): AnalysisRange => {
  const period = z.safeParse(Period, search.get('period')).data ?? 'month'
  const day = search.get('start')
  const named = day !== null && isDay(day) ? { period, start: startOfPeriod(period, day) } : undefined
  return named !== undefined && isClosed(named, today) ? named : latestClosed(period, today)
}
