import { dayOf } from '@debut/events/kernel/calendar.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { StreakCalendar } from '@debut/events/voting/streak-answers.ts'
import type { CalendarQuery } from '@debut/events/voting/voting-questions.ts'
import type { z } from 'zod/mini'
import type { FreshQuery } from '../kernel/query.ts'
import { memberCalendar } from './member-calendar.ts'

/** The days of a year that a member voted on. */
export const calendarQuery: FreshQuery<StreakCalendar, { readonly memberId: MemberId }, z.output<typeof CalendarQuery>> = {
  kind: 'fresh',
  reads: ['streaks'],
  read: async ({ params: { memberId }, query, now }, { database, checkpoints }) => {
    const today = dayOf(now)
    const { year = Number(today.slice(0, 4)) } = query
    return { year, ...(await memberCalendar(database, checkpoints.of('streaks').schema, { memberId, year, today })) }
  },
}
