import { liveRoute } from '@debut/events/kernel/kernel-routes.ts'
import type { Clock } from '@debut/adapters/clock.ts'
import type { RolesOf } from '@debut/adapters/current-roles.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { Logger } from '@debut/adapters/logging.ts'
import type { Metrics } from '@debut/adapters/metrics.ts'
import type { AskEnded } from '@debut/adapters/standing-sessions.ts'
import type { VerifyToken } from '@debut/adapters/tokens.ts'
import websocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import { endWithSessions } from './end-with-sessions.ts'
import type { Hub } from './hub.ts'
import { LiveSocket } from './live-socket.ts'

const MAX_FRAME = 64 * 1024
/** A phone that lost its network never says goodbye. */
const CLOSE_TIMEOUT_MS = 2_000

interface LiveParts {
  readonly hub: Hub
  /** Those that are open. */
  readonly sockets: Set<LiveSocket>
  readonly verify: VerifyToken
  readonly rolesOf: RolesOf
  readonly ended: AskEnded
  readonly clock: Clock
  readonly logger: Logger
  readonly metrics: Metrics
  readonly publicUrl: string
}

/** One socket for everything live. Browsers must come from our own pages; the first frame says who it is. */
export const liveRoutes = async (app: FastifyInstance, parts: LiveParts) => {
  const { hub, sockets, verify, rolesOf, ended, clock, logger, metrics, publicUrl } = parts
  const options = { maxPayload: MAX_FRAME, closeTimeout: CLOSE_TIMEOUT_MS }
  await app.register(websocket, { options })
  const origin = new URL(publicUrl).origin
  const open = metrics.gauge('live_sockets', 'Open live sockets')
  const cut = metrics.counter('live_sockets_cut_total', 'Live sockets closed by us, by why', ['why'])

  const ending = endWithSessions(sockets, ended, logger)
  app.addHook('onClose', async () => ending.stop())

  app.route({
    method: 'GET',
    url: liveRoute.path,
    preValidation: async ({ headers }) => {
      if (headers.origin !== undefined && headers.origin !== origin) throw new HttpError('forbidden')
    },
    handler: async () => {
      throw new HttpError('not-found')
    },
    wsHandler: (socket, request) => {
      open.inc()
      const live = new LiveSocket(socket, { hub, verify, rolesOf, clock, log: request.log, onCut: (why) => cut.inc({ why }) })
      sockets.add(live)
      socket.on('close', () => {
        open.dec()
        sockets.delete(live)
        live.end()
      })
    },
  })
}
