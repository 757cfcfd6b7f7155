import { isoOf } from '@debut/events/kernel/instant.ts'
import { startOfPeriod } from '@debut/events/kernel/periods.ts'
import type { LaunchWhy } from '@debut/events/launches/launch-answers.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import type { WhyQuery } from '@debut/events/launches/launch-questions.ts'
import { revealOf } from '@debut/events/voting/hidden-points.ts'
import type { z } from 'zod/mini'
import type { OwnQuery } from '../kernel/query.ts'
import { hiddenFrom } from '../voting/hidden-days.ts'
import { launchStandings } from '../voting/launch-standings.ts'
import { findOwnLaunch } from './find-launch.ts'
import { placeOf } from './place.ts'
import { votesExplained } from './votes-explained.ts'

/** "Why am I #4?", for its makers and for who audits. */
export const whyQuery: OwnQuery<LaunchWhy, { readonly launchId: LaunchId }, z.output<typeof WhyQuery>> = {
  kind: 'own',
  reads: ['tools', 'rankings', 'votes'],
  read: async ({ params: { launchId }, query: { period }, identity, now }, { database, checkpoints }) => {
    const { boardDate } = await findOwnLaunch(database, checkpoints.of('tools').schema, launchId, identity)
    const start = startOfPeriod(period, boardDate)
    const hidden = boardDate >= hiddenFrom(now)
    const asked = { launchIds: [launchId], periods: [period], now }
    const [standing] = (await launchStandings(database, checkpoints.of('rankings').schema, asked)).get(launchId) ?? []
    return {
      launchId,
      period,
      start,
      hidden,
      revealAt: isoOf(revealOf(boardDate)),
      standing: standing === undefined ? null : placeOf(standing),
      explained: hidden ? null : await votesExplained(database, checkpoints.of('votes').schema, { launchId, period, start }),
    }
  },
}
