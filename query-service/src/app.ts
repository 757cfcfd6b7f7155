import { liveRoute } from '@debut/events/kernel/kernel-routes.ts'
import { openBus } from '@debut/adapters/bus.ts'
import { type Clock, systemClock } from '@debut/adapters/clock.ts'
import { openDatabase, ping } from '@debut/adapters/database.ts'
import { createHttpServer } from '@debut/adapters/http-server.ts'
import type { Logger } from '@debut/adapters/logging.ts'
import { createMetrics } from '@debut/adapters/metrics.ts'
import { pseudonymsIn } from '@debut/adapters/pseudonym.ts'
import { Readiness } from '@debut/adapters/readiness.ts'
import { verifyCurrent } from '@debut/adapters/current-roles.ts'
import { StandingSessions, verifyStanding } from '@debut/adapters/standing-sessions.ts'
import { createTokenVerifier } from '@debut/adapters/tokens.ts'
import { capabilities } from './capabilities.ts'
import type { Config } from './config.ts'
import { endedSessions } from './identity/ended-sessions.ts'
import { Checkpoints } from './kernel/checkpoints.ts'
import { commandServiceAt } from './kernel/command-service.ts'
import { Hub } from './kernel/live/hub.ts'
import { liveRoutes } from './kernel/live/live-routes.ts'
import type { LiveSocket } from './kernel/live/live-socket.ts'
import { OwnPositions } from './kernel/own-positions.ts'
import { waitingRoom } from './kernel/min-position.ts'
import { projectionsRead, serveQueries } from './kernel/serve-queries.ts'
import { currentRoles } from './members/current-roles.ts'

export const startQueryService = async (config: Config, logger: Logger, clock: Clock = systemClock) => {
  const database = openDatabase({ url: config.DATABASE_URL, name: 'query-service', timeoutMs: 1_800, namesOften: true })
  const planned = openDatabase({
    url: config.DATABASE_URL,
    name: 'query-service plans',
    connections: 4,
    timeoutMs: 1_800,
    plansOnce: true,
  })
  const bus = openBus({ url: config.NATS_URL, name: 'query-service', logger })
  const checkpoints = new Checkpoints(database, bus, logger)
  checkpoints.start()

  const readiness = new Readiness()
  readiness.check('database', () => ping(database))
  const ask = commandServiceAt(config.COMMAND_SERVICE_URL)
  const metrics = createMetrics('query-service')
  const sockets = new Set<LiveSocket>()
  const parts = {
    database,
    planned,
    checkpoints,
    clock,
    own: new OwnPositions(bus, clock),
    ask,
    pseudonymsOf: pseudonymsIn(database),
    requests: metrics.requests,
    liveConnections: () => sockets.size,
  }
  const topics = capabilities.flatMap(({ topics: families = {} }) => Object.values(families).map((open) => open(parts)))
  for (const name of projectionsRead(capabilities, topics)) readiness.check(`projection ${name}`, () => void checkpoints.of(name))

  const rolesOf = currentRoles(database, checkpoints, clock)
  const ended = endedSessions(ask)
  const standing = verifyStanding(
    createTokenVerifier(new URL('/auth/v1/.well-known/jwks.json', config.COMMAND_SERVICE_URL), clock),
    new StandingSessions(ended, logger),
  )
  const verify = verifyCurrent(standing, rolesOf)
  const app = createHttpServer({ logger, metrics, readiness, verify, trustedProxies: config.TRUSTED_PROXIES, sockets: [liveRoute.path] })
  const hub = new Hub(topics, checkpoints, logger)
  await liveRoutes(app, { hub, sockets, verify, rolesOf, ended, clock, logger, metrics, publicUrl: config.PUBLIC_URL })
  serveQueries(app, capabilities, { ...parts, waitingRoom: waitingRoom(config.WAITING_PER_ADDRESS) })

  const url = await app.listen({ host: config.HOST, port: config.PORT })
  return {
    url,
    close: async () => {
      checkpoints.stop()
      await app.close()
      await Promise.all([bus.close(), database.destroy(), planned.destroy()])
    },
  }
}
