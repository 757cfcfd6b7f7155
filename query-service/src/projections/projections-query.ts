import type { Projections } from '@debut/events/projections/projection-answers.ts'
import { JOBS } from '../jobs/read-job.ts'
import type { FreshQuery } from '../kernel/query.ts'
import { hiddenFrom } from '../voting/hidden-days.ts'
import { readLags } from './lags.ts'
import { readParked } from './parked.ts'
import { readRebuilds } from './rebuilds.ts'

/** How far each projection is, what it could not fold, and what is rebuilt beside it: for those who look after them. */
export const projectionsQuery: FreshQuery<Projections> = {
  kind: 'fresh',
  reads: [JOBS, 'members'],
  read: async ({ now }, parts) => {
    const [lags, parked, rebuilds] = await Promise.all([readLags(now, parts), readParked(parts), readRebuilds(hiddenFrom(now), parts)])
    return { ...lags, parked, ...rebuilds }
  },
}
