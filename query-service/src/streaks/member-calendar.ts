import { DAILY_VOTE_LIMIT } from '@debut/events/constants.ts'
import type { Day } from '@debut/events/kernel/calendar.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { Knex } from '@debut/infra/adapters/database.ts'
import { memberStreak } from '../kernel/member-streak.ts'

interface DayRow {
  readonly day: Day
  readonly votes: number
  readonly streak: number | null
}

/** The days of a year that a member voted on, and their streak as it is shown today. */
export const memberCalendar = async (
  database: Knex,
  schema: string,
  { memberId, year, today }: { readonly memberId: MemberId; readonly year: number; readonly today: Day },
) => {
  const calendar = database.withSchema(schema).from('calendar').where({ member_id: memberId }).where('votes', '>', 0)
  const [days, streak] = await Promise.all([
    calendar
      .whereBetween('day', [`${year}-01-01`, `${year}-12-31`])
      .orderBy('day')
      .select<DayRow[]>('day', 'votes', 'streak'),
    memberStreak(database, schema, { memberId, today }),
  ])
  return { today, dailyLimit: DAILY_VOTE_LIMIT, ...streak, days }
}
