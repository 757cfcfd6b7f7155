import type { StreakCalendar, Streaks } from '@debut/events/voting/streak-answers.ts'

export type StreakRow = Streaks['streaks'][number]
/** The days of a year that a member voted on. */
export type Calendar = Pick<StreakCalendar, 'year' | 'streak' | 'longest' | 'rank'> & {
  readonly today: string
  readonly days: readonly { readonly day: string; readonly votes: number }[]
}
