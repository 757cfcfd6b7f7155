import * as z from 'zod/mini'
import { count, dated, IsoInstant } from '../kernel/answer-fields.ts'
import { Day } from '../kernel/days.ts'
import { person } from '../kernel/face.ts'

/** The longest streaks that stand today. */
export const Streaks = dated({
  today: Day,
  validUntil: IsoInstant,
  streaks: z.array(
    z.object({
      rank: count,
      ...person,
      username: z.nullable(z.string()),
      streak: count,
      longest: count,
      latest: Day,
    }),
  ),
})
export type Streaks = z.infer<typeof Streaks>

/** The days of a year that a member voted on, and their streak as it is shown today. */
export const StreakCalendar = dated({
  year: z.int(),
  today: Day,
  dailyLimit: count,
  streak: count,
  latest: z.nullable(Day),
  longest: count,
  rank: z.nullable(count),
  days: z.array(z.object({ day: Day, votes: count, streak: z.nullable(count) })),
})
export type StreakCalendar = z.infer<typeof StreakCalendar>
