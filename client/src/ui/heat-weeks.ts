import { addDays } from '@debut/events/kernel/days.ts'
import { startOfPeriod } from '@debut/events/kernel/periods.ts'

export interface HeatDay {
  readonly day: string
  readonly votes: number
}

export interface HeatSpan {
  /** The first day and the last that are shown. */
  readonly first: string
  readonly last: string
  /** Those with a vote. */
  readonly days: readonly HeatDay[]
}

/** Days in columns of seven, Monday first; null before the first one and after the last. */
export const heatWeeks = ({ first, last, days }: HeatSpan): readonly (readonly (HeatDay | null)[])[] => {
  const votes = new Map(days.map((each) => [each.day, each.votes]))
  const weeks: (HeatDay | null)[][] = []
  for (let monday = startOfPeriod('week', first); monday <= last; monday = addDays(monday, 7)) {
    const week = Array.from({ length: 7 }, (_, index) => addDays(monday, index))
    weeks.push(week.map((day) => (day < first || day > last ? null : { day, votes: votes.get(day) ?? 0 })))
  }
  return weeks
}

export interface Month {
  /** "2026-11". */
  readonly month: string
  readonly days: number
  readonly votes: number
}

/** The months with a vote, the newest first: the same days in numbers. */
export const monthsOf = (days: readonly HeatDay[]): readonly Month[] =>
  [...Map.groupBy(days, ({ day }) => day.slice(0, 7))]
    .map(([month, each]) => ({ month, days: each.length, votes: each.reduce((sum, { votes }) => sum + votes, 0) }))
    .toSorted((one, other) => (one.month < other.month ? 1 : -1))
