import type { Days } from '@debut/events/launches/day-answers.ts'
import type { DaysQuery } from '@debut/events/launches/launch-questions.ts'
import type { z } from 'zod/mini'
import type { SharedQuery } from '../kernel/query.ts'
import { publishedDays } from './day-rows.ts'

/** What anybody needs to check our count, day by day. */
export const daysQuery: SharedQuery<Days, object, z.output<typeof DaysQuery>> = {
  kind: 'shared',
  reads: ['rankings', 'members'],
  read: async ({ query: { limit, before } }, { database, checkpoints }) => {
    const schemas = { rankings: checkpoints.of('rankings').schema, members: checkpoints.of('members').schema }
    return { days: await publishedDays(database, schemas, { limit, before }) }
  },
}
