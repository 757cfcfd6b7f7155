import type { StreakCalendar, Streaks } from '@debut/events/voting/streak-answers.ts'

export type StreakRow = Streaks['streaks'][number]
/** The days of a year that a member voted on. */
export type Calendar = Pick<StreakCalendar, 'year' | 'dailyLimit' | 'streak' | 'longest' | 'rank'> & {
  readonly today: string
  readonly days: readonly { readonly day: string; readonly votes: number }[]
}

const FIRST_BORDER = 100
const SECOND_BORDER = 500

/** The ring around a face that a streak has earned. */
export const borderOf = (longest: number): 100 | 500 | undefined => {
  if (longest >= SECOND_BORDER) return SECOND_BORDER
  return longest >= FIRST_BORDER ? FIRST_BORDER : undefined
}
