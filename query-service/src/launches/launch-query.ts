import { revealOf } from '@debut/events/voting/hidden-points.ts'
import { isoOf } from '@debut/events/kernel/instant.ts'
import { periods } from '@debut/events/kernel/periods.ts'
import type { Launch } from '@debut/events/launches/launch-answers.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import type { SharedQuery } from '../kernel/query.ts'
import { hiddenFrom } from '../voting/hidden-days.ts'
import { launchStandings } from '../voting/launch-standings.ts'
import { findLaunch } from './find-launch.ts'
import { placeOf } from './place.ts'
import { voteCurve } from './vote-curve.ts'

const QUARTER_MS = 900_000

/** A launch, where it stands, and its points through its day. */
export const launchQuery: SharedQuery<Launch, { readonly launchId: LaunchId }> = {
  kind: 'shared',
  reads: ['tools', 'rankings', 'votes'],
  changesWith: (now) => [hiddenFrom(now), Math.floor(now.toMillis() / QUARTER_MS)],
  read: async ({ params: { launchId }, now }, { database, checkpoints }) => {
    const launch = await findLaunch(database, checkpoints.of('tools').schema, launchId)
    const standings = await launchStandings(database, checkpoints.of('rankings').schema, { launchIds: [launchId], periods, now })
    const hidden = launch.boardDate >= hiddenFrom(now)
    const isShown = !hidden && launch.state !== 'scheduled'
    return {
      launch,
      hidden,
      revealAt: isoOf(revealOf(launch.boardDate)),
      standing: Object.fromEntries((standings.get(launchId) ?? []).map((standing) => [standing.period, placeOf(standing)])),
      curve: isShown ? await voteCurve(database, checkpoints.of('votes').schema, { ...launch, now }) : null,
    }
  },
}
