import type { Logger } from '@debut/adapters/logging.ts'
import { createHttpServer } from '@debut/adapters/http-server.ts'
import { createMetrics } from '@debut/adapters/metrics.ts'
import { Readiness } from '@debut/adapters/readiness.ts'
import type { FastifyInstance } from 'fastify'
import { addVisitorEvents } from '@debut/client/server/visitor-events.ts'
import { addIcons } from '@debut/client/server/icons.ts'

/** What the edge answers of the contract by itself, without pages and without the services behind it. */
export const ownEdge = (logger: Logger): FastifyInstance => {
  const metrics = createMetrics('edge')
  const app = createHttpServer({ logger, metrics, readiness: new Readiness() })
  addIcons(app, { config: { ICON_API: [] } })
  addVisitorEvents(app, { metrics, reportVisit: () => undefined })
  return app
}
