import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Problem } from '@debut/events/kernel/problem.ts'
import {
  fastify,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { guardRoutes } from './access-control.ts'
import { isUnavailable } from './database-errors.ts'
import { Unavailable } from './errors.ts'
import { HttpError } from './http-error.ts'
import type { Logger } from './logging.ts'
import type { Metrics } from './metrics.ts'
import type { Readiness } from './readiness.ts'
import type { VerifyToken } from './tokens.ts'
import { answerUnparsed } from './unparsed-requests.ts'

interface HttpServerOptions {
  readonly logger: Logger
  readonly metrics: Metrics
  readonly readiness: Readiness
  /** Routes are guarded by the access table where there is a way to verify tokens. */
  readonly verify?: VerifyToken
  /** What an address is taken for, before anything looks at it. */
  readonly rewriteUrl?: (url: string) => string
  /** Where WebSockets are opened, and nowhere else: one that no handler accepts would never be closed. */
  readonly sockets?: readonly string[]
  /** Whose `X-Forwarded-…` headers are believed: addresses, networks, or names of networks. */
  readonly trustedProxies?: readonly string[]
  /** Operators' routes have a listener of their own then: this one is for clients only. */
  readonly isPublic?: boolean
  /** How long the headers of a request may take to come, and the whole of it. */
  readonly timeouts?: { readonly headersWithinMs: number; readonly wholeWithinMs: number; readonly lookMs: number }
}

/** Bodies are JSON of this size at most; uploads say their own. */
const BODY_LIMIT = 64 * 1024
/** For a picture of the largest size, on a slow line. */
const TIMEOUTS = { headersWithinMs: 15_000, wholeWithinMs: 60_000, lookMs: 5_000 } as const
/** Half of what a service has to stop in. */
const CLOSE_GRACE_MS = 5_000
/** What looks at a service asks all the time, and is no request of anybody. */
const OF_OPERATORS = new Set(['/healthz', '/readyz', '/metrics'])
const REQUEST_ID = /^[\w.:-]{8,128}$/

/** What every service's HTTP has alike: request ids, the error catalogue, metrics, health. */
export const createHttpServer = ({
  logger,
  metrics,
  readiness,
  verify,
  rewriteUrl,
  sockets = [],
  trustedProxies = [],
  isPublic = false,
  timeouts = TIMEOUTS,
}: HttpServerOptions): FastifyInstance => {
  const { headersWithinMs, wholeWithinMs, lookMs } = timeouts
  const loggerInstance: FastifyBaseLogger = logger
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: BODY_LIMIT,
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    http: {
      shouldUpgradeCallback: ({ url = '' }) => sockets.includes(pathOf(url)),
      headersTimeout: headersWithinMs,
      connectionsCheckingInterval: lookMs,
    },
    requestTimeout: wholeWithinMs,
    forceCloseConnections: 'idle',
    genReqId: ({ headers }) => {
      const given = headers['x-request-id']
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID()
    },
    // An address that can't be decoded leads nowhere; no hook has seen it.
    frameworkErrors: (_, request, reply) => {
      answer(new HttpError('not-found'), request, reply.header('x-request-id', request.id))
    },
    clientErrorHandler: answerUnparsed(logger),
    ...(rewriteUrl && { rewriteUrl: ({ url = '/' }: IncomingMessage) => rewriteUrl(url) }),
  })

  app.removeContentTypeParser('text/plain')

  // An answer given while closing ends its connection: kept alive, it would hold the close up until it times out.
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
    readiness.drain()
    // A connection that has sent nothing, or half a request, is not work in flight.
    setTimeout(() => app.server.closeAllConnections(), CLOSE_GRACE_MS).unref()
  })
  app.addHook('onSend', (_, reply, payload, done) => {
    if (closing) reply.header('connection', 'close')
    // Most answers are for one reader. A route whose answer is the same for all says how long it may be kept.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    done(null, payload)
  })

  const seconds = metrics.histogram('http_request_seconds', 'How long requests took', ['method', 'route', 'status'])
  /** Looked up by their labels once: that costs more than counting. */
  const timers = new Map<string, ReturnType<typeof seconds.labels>>()
  const timerOf = (method: string, route: string, status: number) => {
    const key = `${method} ${route} ${status}`
    let timer = timers.get(key)
    if (timer === undefined) timers.set(key, (timer = seconds.labels(method, route, String(status))))
    return timer
  }
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    const isLost = request.headers.upgrade?.toLowerCase() === 'websocket' && !sockets.includes(pathOf(request.url))
    // Of two names, what stands before us may go by the other.
    const hosts = request.raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length
    if (hosts > 1) return done(new HttpError('malformed-request'))
    done(isLost ? new HttpError('invalid', [{ path: 'Upgrade', message: 'no WebSocket is opened here' }]) : undefined)
  })
  app.addHook('onResponse', ({ raw }, _, done) => {
    // The rest of a body that was refused halfway would hold up the client's next request on this connection.
    if (!raw.complete) raw.unpipe().resume()
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    timerOf(method, routeOptions.url ?? 'none', reply.statusCode).observe(reply.elapsedTime / 1_000)
    if (!OF_OPERATORS.has(routeOptions.url ?? '')) metrics.requests.note(reply.statusCode, reply.elapsedTime)
    if (logger.isLevelEnabled('debug')) {
      // A query may hold what a link proves.
      request.log.debug({ method, url: pathOf(request.url), status: reply.statusCode, ms: reply.elapsedTime }, 'request')
    }
    done()
  })

  if (verify !== undefined) guardRoutes(app, verify)

  app.setErrorHandler<FastifyError>((error, request, reply) => answer(asHttpError(error, request), request, reply))
  app.setNotFoundHandler((request, reply) => answer(new HttpError('not-found'), request, reply))

  app.get('/healthz', async () => ({ status: 'alive' }))
  if (!isPublic) addOperatorsRoutes(app, { metrics, readiness })
  return app
}

/** For the operators of a service: whether it is ready, and its metrics. */
export const addOperatorsRoutes = (app: FastifyInstance, { metrics, readiness }: Pick<HttpServerOptions, 'metrics' | 'readiness'>) => {
  app.get('/readyz', async (_, reply) => {
    const report = await readiness.report()
    return reply.status(report.status === 'ready' ? 200 : 503).send(report)
  })
  app.get('/metrics', async (_, reply) => {
    const { type, body } = await metrics.expose()
    return reply.type(type).send(body)
  })
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? ''

const answer = ({ code, status, message, details, retryAfter }: HttpError, request: FastifyRequest, reply: FastifyReply) => {
  if (status === 503 || retryAfter !== undefined) reply.header('retry-after', String(retryAfter ?? 1))
  const problem: Problem = { code, message, requestId: request.id, ...(details && { details }) }
  return reply.status(status).send(problem)
}

const asHttpError = (error: FastifyError, request: FastifyRequest): HttpError => {
  if (error instanceof HttpError) return error
  if (error instanceof Unavailable || isUnavailable(error)) {
    request.log.warn({ err: error }, 'a backing service is unavailable')
    return new HttpError('unavailable')
  }
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new HttpError('too-large')
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new HttpError('unsupported-media-type')
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new HttpError('malformed-json')
    default:
      if (error.statusCode !== undefined && error.statusCode < 500) return new HttpError('invalid')
      request.log.error({ err: error }, 'a request failed')
      return new HttpError('internal')
  }
}
