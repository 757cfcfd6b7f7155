import { lastDayOfPeriod, type Period, periods, startOfPeriod } from '@debut/events/kernel/periods.ts'
import type { Day } from '@debut/events/kernel/days.ts'

/** A board: one period by its first day. */
export interface Span {
  readonly period: Period
  readonly start: Day
  readonly last: Day
}

/** Votes are many and days are few: a calendar costs more than a vote. */
const known = new Map<Day, readonly Span[]>()

/** The boards that a launch of a day stands on. */
export const spansOf = (boardDate: Day): readonly Span[] => {
  const spans = known.get(boardDate) ?? periods.map((period) => spanOf(period, startOfPeriod(period, boardDate)))
  known.set(boardDate, spans)
  return spans
}

const spanOf = (period: Period, start: Day): Span => ({ period, start, last: lastDayOfPeriod(period, start) })

/** Those among them that were not over by a day. */
export const openSpans = (boardDate: Day, day: Day): readonly Span[] => spansOf(boardDate).filter(({ last }) => day <= last)
