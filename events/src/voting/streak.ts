import { LOTTERY_STREAK } from './vote-numbers.ts'
import { addDays, type Day } from '../kernel/days.ts'

export interface Streak {
  readonly streak: number
  /** The last day with a vote. */
  readonly latest: Day | null
}

/** What is shown of a streak on a day: nothing once a day was missed. */
export const shownOn = ({ streak, latest }: Streak, today: Day): number =>
  latest !== null && (latest >= today || latest === addDays(today, -1)) ? streak : 0

/** The streak after a vote on a day. */
export const extendedOn = (streak: Streak, today: Day): Streak =>
  streak.latest !== null && streak.latest >= today ? streak : { streak: shownOn(streak, today) + 1, latest: today }

/** A member who has voted today, and long enough in a row, takes part in the day's lottery. */
export const isInLottery = ({ streak, latest }: Streak, today: Day): boolean => latest === today && streak >= LOTTERY_STREAK
