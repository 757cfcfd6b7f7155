import { addDays, type Day } from '@debut/events/kernel/days.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import { startOfPeriod } from '@debut/events/kernel/periods.ts'
import { HEAT_WEEKS } from '@debut/events/members/profile-answers.ts'
import type { Parts } from '../kernel/query.ts'

/** Of the last weeks, the days on which a member voted, and how often. For what they voted is theirs to know. */
export const votingDays = (memberId: MemberId, today: Day, { database, checkpoints }: Parts) => {
  const first = addDays(startOfPeriod('week', today), -7 * (HEAT_WEEKS - 1))
  const calendar = database.withSchema(checkpoints.of('streaks').schema).from('calendar').where({ member_id: memberId })
  return calendar
    .where('votes', '>', 0)
    .whereBetween('day', [first, today])
    .orderBy('day')
    .select<{ day: Day; votes: number }[]>('day', 'votes')
}
