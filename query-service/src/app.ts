import { openBus } from '@debut/infra/adapters/bus.ts'
import { type Clock, systemClock } from '@debut/infra/adapters/clock.ts'
import { openDatabase, ping } from '@debut/infra/adapters/database.ts'
import { createHttpServer } from '@debut/infra/adapters/http-server.ts'
import type { Logger } from '@debut/infra/adapters/logging.ts'
import { createMetrics } from '@debut/infra/adapters/metrics.ts'
import { Readiness } from '@debut/infra/adapters/readiness.ts'
import { verifyCurrent } from '@debut/infra/adapters/current-roles.ts'
import { StandingSessions, verifyStanding } from '@debut/infra/adapters/standing-sessions.ts'
import { createTokenVerifier } from '@debut/infra/adapters/tokens.ts'
import type { Config } from './config.ts'
import { boardTopic } from './voting/board-topic.ts'
import { boardsRoutes } from './voting/boards-routes.ts'
import { daysRoutes } from './launches/days-routes.ts'
import { drawingsRoutes } from './drawings/drawings-routes.ts'
import { Checkpoints } from './kernel/checkpoints.ts'
import { endedSessions } from './kernel/ended-sessions.ts'
import { OwnPositions } from './kernel/own-positions.ts'
import { launchesRoutes } from './launches/launches-routes.ts'
import { fixedTopic } from './kernel/live/fixed-topic.ts'
import { Hub } from './kernel/live/hub.ts'
import { liveRoutes } from './kernel/live/live-routes.ts'
import { checkUsernameRoute } from './members/check-username-route.ts'
import { currentRoles } from './members/current-roles.ts'
import { membersRoutes } from './members/members-routes.ts'
import { membersTopic } from './members/members-topic.ts'
import { myProfileRoute } from './members/my-profile-route.ts'
import { notificationsRoutes } from './notifications/notifications-routes.ts'
import { notificationsTopic } from './notifications/notifications-topic.ts'
import { ownPageRoute } from './members/own-page-route.ts'
import { preferencesRoute } from './members/preferences-route.ts'
import { profilesRoutes } from './members/profiles-routes.ts'
import { projectionsRoutes } from './projections/projections-routes.ts'
import { resultsTopic } from './results/results-topic.ts'
import { rewardsRoutes } from './voting/rewards-routes.ts'
import { sitemapRoutes } from './sitemap/sitemap-routes.ts'
import { streaksRoutes } from './voting/streaks-routes.ts'
import { toolTopic } from './tools/tool-topic.ts'
import { toolsRoutes } from './tools/tools-routes.ts'
import { votingRoutes } from './voting/voting-routes.ts'

/** The projections that the routes here read. */
const NEEDED = ['members', 'tools', 'votes', 'rankings', 'streaks', 'rewards', 'notifications', 'results']

export const startQueryService = async (config: Config, logger: Logger, clock: Clock = systemClock) => {
  const database = openDatabase({ url: config.DATABASE_URL, name: 'query-service', patienceMs: 1_800 })
  const bus = openBus({ url: config.NATS_URL, name: 'query-service', logger })
  const checkpoints = new Checkpoints(database, bus, logger)
  checkpoints.start()

  const readiness = new Readiness()
  readiness.check('database', () => ping(database))
  for (const name of NEEDED) readiness.check(`projection ${name}`, () => void checkpoints.of(name))

  const metrics = createMetrics('query-service')
  const rolesOf = currentRoles(database, checkpoints)
  const ended = endedSessions(config.JWKS_URL)
  const standing = verifyStanding(createTokenVerifier(new URL(config.JWKS_URL), clock), new StandingSessions(ended, logger))
  const verify = verifyCurrent(standing, rolesOf)
  const app = createHttpServer({ logger, metrics, readiness, verify })
  const topics = [
    fixedTopic(membersTopic(database, checkpoints)),
    boardTopic(database, checkpoints, clock),
    toolTopic(database, checkpoints, clock),
    resultsTopic(database, checkpoints),
    notificationsTopic(database, checkpoints),
  ]
  const hub = new Hub(topics, checkpoints, logger)
  await liveRoutes(app, { hub, verify, rolesOf, ended, clock, logger, metrics, publicUrl: config.PUBLIC_URL })
  const parts = { database, checkpoints, clock, own: new OwnPositions(bus, clock) }
  membersRoutes(app, parts)
  myProfileRoute(app, parts)
  ownPageRoute(app, parts)
  checkUsernameRoute(app, parts)
  preferencesRoute(app, parts)
  profilesRoutes(app, parts)
  boardsRoutes(app, parts)
  toolsRoutes(app, parts)
  launchesRoutes(app, parts)
  votingRoutes(app, parts)
  streaksRoutes(app, parts)
  rewardsRoutes(app, parts)
  notificationsRoutes(app, parts)
  daysRoutes(app, parts)
  sitemapRoutes(app, parts)
  projectionsRoutes(app, { checkpoints })
  drawingsRoutes(app)

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
