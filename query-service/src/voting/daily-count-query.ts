import { dayOf } from '@debut/events/kernel/calendar.ts'
import type { DailyCount } from '@debut/events/voting/vote-answers.ts'
import type { OwnQuery } from '../kernel/query.ts'

/** One's own, whatever user the query names: the token says who asks. */
export const dailyCountQuery: OwnQuery<DailyCount> = {
  kind: 'own',
  reads: ['streaks'],
  read: async ({ memberId, now }, { database, checkpoints }) => {
    const date = dayOf(now)
    const calendar = database.withSchema(checkpoints.of('streaks').schema).from('calendar').where({ member_id: memberId, day: date })
    const row = await calendar.first<{ votes: number } | undefined>('votes')
    return { date, count: row?.votes ?? 0 }
  },
}
