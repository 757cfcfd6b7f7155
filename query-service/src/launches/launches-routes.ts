import { revealOf } from '@debut/events/voting/hidden-points.ts'
import { Period, periods, startOfPeriod } from '@debut/events/kernel/periods.ts'
import { type Instant, isoOf } from '@debut/events/kernel/instant.ts'
import { LaunchId } from '@debut/events/launches/launch-id.ts'
import type { Clock } from '@debut/infra/adapters/clock.ts'
import type { Knex } from '@debut/infra/adapters/database.ts'
import { parseOrRefuse } from '@debut/infra/adapters/http-error.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Checkpoints } from '../kernel/checkpoints.ts'
import { hiddenFrom } from '../voting/hidden-days.ts'
import { type LaunchStanding, launchStandings } from '../voting/launch-standings.ts'
import { awaitPosition, minPosition } from '../kernel/min-position.ts'
import { sendStale, sendTagged } from '../kernel/send-tagged.ts'
import { signedIn } from '../kernel/signed-in.ts'
import { sharedAnswers, tagOf } from '../kernel/shared-answers.ts'
import { findLaunch, findOwnLaunch } from './find-launch.ts'
import { voteCurve } from './vote-curve.ts'
import { votesExplained } from './votes-explained.ts'

const One = z.object({ launchId: LaunchId })
const Why = z.object({ period: Period.default('day') })

const NEEDED = ['tools', 'rankings', 'votes'] as const

export const launchesRoutes = (
  app: FastifyInstance,
  { database, checkpoints, clock }: { database: Knex; checkpoints: Checkpoints; clock: Clock },
) => {
  const shared = sharedAnswers(checkpoints, ...NEEDED)

  const standingsOf = async (launchId: LaunchId, of: readonly Period[], now: Instant): Promise<readonly LaunchStanding[]> => {
    const { schema } = checkpoints.of('rankings')
    return (await launchStandings(database, schema, { launchIds: [launchId], periods: of, now })).get(launchId) ?? []
  }

  app.get('/api/launches/:launchId', async (request, reply) => {
    const { launchId } = parseOrRefuse(One, request.params)
    const stale = await awaitPosition(checkpoints, NEEDED, minPosition(request))
    const now = clock()
    const quarter = Math.floor(now.toMillis() / 900_000)
    const answer = await shared(`${launchId} ${hiddenFrom(now)} ${quarter} ${stale.stale}`, async () => {
      const { schema, position } = checkpoints.of('tools')
      const launch = await findLaunch(database, schema, launchId)
      const standings = await standingsOf(launchId, periods, now)
      const hidden = launch.boardDate >= hiddenFrom(now)
      const isShown = !hidden && launch.state !== 'scheduled'
      const facts = {
        launch,
        hidden,
        revealAt: isoOf(revealOf(launch.boardDate)),
        standing: Object.fromEntries(standings.map((standing) => [standing.period, placeOf(standing)])),
        curve: isShown ? await voteCurve(database, checkpoints.of('votes').schema, { ...launch, now }) : null,
        ...stale,
      }
      return { tag: tagOf(schema, facts), body: JSON.stringify({ ...facts, position }) }
    })
    return stale.stale ? sendStale(reply, answer) : sendTagged(request, reply, answer)
  })

  /** "Why am I #4?" */
  app.get('/api/launches/:launchId/why', async (request, reply) => {
    const { launchId } = parseOrRefuse(One, request.params)
    const { period } = parseOrRefuse(Why, request.query)
    const identity = signedIn(request)
    const stale = await awaitPosition(checkpoints, NEEDED, minPosition(request))
    const { schema, position } = checkpoints.of('tools')
    const { boardDate } = await findOwnLaunch(database, schema, launchId, identity)
    const start = startOfPeriod(period, boardDate)
    const now = clock()
    const hidden = boardDate >= hiddenFrom(now)
    const [standing] = await standingsOf(launchId, [period], now)
    const explained = hidden ? null : await votesExplained(database, checkpoints.of('votes').schema, { launchId, period, start })
    reply.header('cache-control', 'no-store')
    return {
      launchId,
      period,
      start,
      hidden,
      revealAt: isoOf(revealOf(boardDate)),
      standing: standing === undefined ? null : placeOf(standing),
      explained,
      position,
      ...stale,
    }
  })
}

const placeOf = ({ start, rank, of, points, voters, behind, ahead }: LaunchStanding) => ({ start, rank, of, points, voters, behind, ahead })
