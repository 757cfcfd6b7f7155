import { DAILY_VOTE_LIMIT } from '@debut/events/voting/vote-numbers.ts'
import { addDays, type Day } from '@debut/events/kernel/days.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { Knex } from '@debut/adapters/database.ts'
import { memberStreak } from './member-streak.ts'

interface DayRow {
  readonly day: Day
  readonly votes: number
  readonly streak: number | null
}

/** Where a streak stands among all that stand today, by the order of the leaderboard; null when it does not. */
const rankOf = async (database: Knex, schema: string, { memberId, today }: { readonly memberId: MemberId; readonly today: Day }) => {
  const { rows } = await database.raw<{ rows: { rank: number }[] }>(
    `select (
       select 1 + count(*) from :schema:.streaks other
       where other.streak >= mine.streak and (other.streak > mine.streak or other.position < mine.position) and other.latest >= :yesterday
     ) as rank
     from :schema:.streaks mine where member_id = :memberId and streak > 0 and latest >= :yesterday`,
    { schema, memberId, yesterday: addDays(today, -1) },
  )
  return rows[0]?.rank ?? null
}

/** The days of a year that a member voted on, and their streak as it is shown today. */
export const memberCalendar = async (
  database: Knex,
  schema: string,
  { memberId, year, today }: { readonly memberId: MemberId; readonly year: number; readonly today: Day },
) => {
  const calendar = database.withSchema(schema).from('calendar').where({ member_id: memberId }).where('votes', '>', 0)
  const [days, streak, rank] = await Promise.all([
    calendar
      .whereBetween('day', [`${year}-01-01`, `${year}-12-31`])
      .orderBy('day')
      .select<DayRow[]>('day', 'votes', 'streak'),
    memberStreak(database, schema, { memberId, today }),
    rankOf(database, schema, { memberId, today }),
  ])
  return { today, dailyLimit: DAILY_VOTE_LIMIT, ...streak, rank, days }
}
