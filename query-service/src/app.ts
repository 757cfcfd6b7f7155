import { openBus } from '@debut/infra/adapters/bus.ts'
import { type Clock, systemClock } from '@debut/infra/adapters/clock.ts'
import { openDatabase, ping } from '@debut/infra/adapters/database.ts'
import { createHttpServer } from '@debut/infra/adapters/http-server.ts'
import type { Logger } from '@debut/infra/adapters/logging.ts'
import { createMetrics } from '@debut/infra/adapters/metrics.ts'
import { Readiness } from '@debut/infra/adapters/readiness.ts'
import { createTokenVerifier } from '@debut/infra/adapters/tokens.ts'
import type { Config } from './config.ts'
import { Checkpoints } from './kernel/checkpoints.ts'
import { Hub } from './live/hub.ts'
import { liveRoutes } from './live/live-routes.ts'
import { membersRoutes } from './members/members-routes.ts'
import { membersTopic } from './members/members-topic.ts'
import { projectionsRoutes } from './projections/projections-routes.ts'

/** The projections that the routes here read. */
const NEEDED = ['members']

export const startQueryService = async (config: Config, logger: Logger, clock: Clock = systemClock) => {
  const database = openDatabase({ url: config.DATABASE_URL, name: 'query-service', patienceMs: 1_800 })
  const bus = openBus({ url: config.NATS_URL, name: 'query-service', logger })
  const checkpoints = new Checkpoints(database, bus, logger)
  checkpoints.start()

  const readiness = new Readiness()
  readiness.check('database', () => ping(database))
  for (const name of NEEDED) readiness.check(`projection ${name}`, () => void checkpoints.of(name))

  const metrics = createMetrics('query-service')
  const verify = createTokenVerifier(new URL(config.JWKS_URL), clock)
  const app = createHttpServer({ logger, metrics, readiness, verify })
  const hub = new Hub([membersTopic(database, checkpoints)], checkpoints, logger)
  await liveRoutes(app, { hub, verify, clock, metrics, publicUrl: config.PUBLIC_URL })
  membersRoutes(app, { database, checkpoints })
  projectionsRoutes(app, { checkpoints })

  const url = await app.listen({ host: config.HOST, port: config.PORT })
  return {
    url,
    close: async () => {
      checkpoints.stop()
      await app.close()
      await Promise.all([bus.close(), database.destroy()])
    },
  }
}
