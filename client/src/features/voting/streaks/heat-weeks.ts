import { addDays } from '@debut/events/kernel/days.ts'
import { startOfPeriod } from '@debut/events/kernel/periods.ts'
import type { Calendar } from './streaks.ts'

export interface HeatDay {
  readonly day: string
  readonly votes: number
}

/** A year in columns of seven, Monday first; null before it began and after today. */
export const heatWeeks = ({ year, today, days }: Pick<Calendar, 'year' | 'today' | 'days'>): readonly (readonly (HeatDay | null)[])[] => {
  const votes = new Map(days.map((each) => [each.day, each.votes]))
  const [first, end] = [`${year}-01-01`, `${year}-12-31`]
  const last = today < end ? today : end
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

/** The months with a vote, the newest first: the same year in numbers. */
export const monthsOf = (days: readonly HeatDay[]): readonly Month[] =>
  [...Map.groupBy(days, ({ day }) => day.slice(0, 7))]
    .map(([month, each]) => ({ month, days: each.length, votes: each.reduce((sum, { votes }) => sum + votes, 0) }))
    .toSorted((one, other) => (one.month < other.month ? 1 : -1))
