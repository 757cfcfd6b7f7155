import { addDays, type Day } from '@debut/events/kernel/days.ts'

/** Rule v1 as the specification has it, in words of the audit's own: it imports none of what decides, whose mistakes it is there to find. */
export const DAILY_VOTES = 3
export const LEFT_WITHIN_DAYS = 30
export const AWARDED_PLACES = 3
export const LOTTERY_STREAK = 10
export const HIDDEN_HOURS = 4

export interface Streak {
  readonly streak: number
  /** The last day with a vote. */
  readonly latest: Day | null
}

/** Nothing is left of a streak once a day was missed. */
export const shownOn = ({ streak, latest }: Streak, today: Day): number => (latest === null || latest < addDays(today, -1) ? 0 : streak)

/** A vote weighs one more from each of these streaks on. */
export const weightAt = (streak: number): number => 1 + [5, 100, 300, 1000].filter((step) => step <= streak).length

/** The rewards that a streak has earned. */
export const tiersUpTo = (streak: number): number[] => [5, 25, 50, 100, 150, 300, 500, 1000].filter((tier) => tier <= streak)
