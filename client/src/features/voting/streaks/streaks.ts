import { listOf, number, orNull, type Read, shape, text } from '../../../lib/api/readers.ts'

const row = shape({
  rank: number,
  memberId: text,
  username: orNull(text),
  avatar: orNull(text),
  streak: number,
  longest: number,
  latest: text,
})

export const readStreaks = shape({ today: text, streaks: listOf(row) })

const votedDay = shape({ day: text, votes: number })

/** The days of a year that a member voted on. */
export const readCalendar = shape({
  year: number,
  today: text,
  dailyLimit: number,
  streak: number,
  longest: number,
  /** Among all streaks that stand; null for whoever has none. */
  rank: orNull(number),
  days: listOf(votedDay),
})

export type StreakRow = Read<typeof row>
export type Calendar = Read<typeof readCalendar>

const FIRST_BORDER = 100
const SECOND_BORDER = 500

/** The ring around a face that a streak has earned. */
export const borderOf = (longest: number): 100 | 500 | undefined => {
  if (longest >= SECOND_BORDER) return SECOND_BORDER
  return longest >= FIRST_BORDER ? FIRST_BORDER : undefined
}
