import { dayOf, endOf } from '@debut/events/kernel/calendar.ts'
import { isoOf } from '@debut/events/kernel/instant.ts'
import type { Streaks } from '@debut/events/voting/streak-answers.ts'
import type { StreaksQuery } from '@debut/events/voting/voting-questions.ts'
import type { z } from 'zod/mini'
import type { SharedQuery } from '../kernel/query.ts'
import { listStreaks } from './list-streaks.ts'

/** The leaderboard of today. */
export const streaksQuery: SharedQuery<Streaks, object, z.output<typeof StreaksQuery>> = {
  kind: 'shared',
  reads: ['streaks', 'members', 'rewards'],
  changesWith: (now) => [dayOf(now)],
  read: async ({ query, now }, { database, checkpoints }) => {
    const today = dayOf(now)
    const schemas = {
      streaks: checkpoints.of('streaks').schema,
      members: checkpoints.of('members').schema,
      rewards: checkpoints.of('rewards').schema,
    }
    return { today, validUntil: isoOf(endOf(today)), streaks: await listStreaks(database, schemas, { today, ...query }) }
  },
}
