import { checklistRoute } from '@debut/events/checklist/checklist-routes.ts'
import { postDraftsRoute } from '@debut/events/discussion/post-draft-routes.ts'
import { draftsRoute, keepPictureFromRoute, keepPictureRoute } from '@debut/events/drafts/draft-routes.ts'
import { scrapeRoute } from '@debut/events/free-tools/scrape-route.ts'
import { commandsRoute } from '@debut/events/kernel/kernel-routes.ts'
import { memberExportRoute } from '@debut/events/members/member-routes.ts'
import { changeAvatarRoute, updateProfileRoute } from '@debut/events/members/own-profile-routes.ts'
import { contactRoute } from '@debut/events/support/contact-routes.ts'
import { chatIdentityRoute } from '@debut/events/support/support-routes.ts'
import { inviteByEmailRoute, stopInvitationsRoute } from '@debut/events/tools/invitation-routes.ts'
import { unsubscribeRoute } from '@debut/events/notifications/unsubscribe-route.ts'
import { claimRewardsRoute } from '@debut/events/voting/reward-routes.ts'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Readable } from 'node:stream'
import { HttpError } from '@debut/adapters/http-error.ts'
import { hasLeft } from '@debut/adapters/has-left.ts'
import httpProxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Agent, type Dispatcher } from 'undici'
import type { EdgeConfig } from './config.ts'
import { forwarded } from './forwarded.ts'
import { refusedUploads } from './refused-uploads.ts'

const CONNECTIONS = { connect: { timeout: 1_000 }, connections: 256 }
const ANSWER_TIMEOUT = 10_000
/** A picture waits for its turn before it is drawn. */
const PICTURE_TIMEOUT = 60_000
/** Answers up to here are passed on in one piece: a stream through us costs a tenth more. */
const LARGEST_WHOLE = 256 * 1024

/** Passes a request on as it came, in one piece. */
const passOn: ProxyHandler = ({ body, headers }, reply, to, options) =>
  reply.from(to, Buffer.isBuffer(body) ? { ...options, body, contentType: headers['content-type'] ?? 'application/octet-stream' } : options)

type ProxyHandler = NonNullable<FastifyHttpProxyOptions['handler']>

type OnAnswer = (request: Pick<FastifyRequest, 'headers' | 'routeOptions'>, reply: Pick<FastifyReply, 'statusCode' | 'getHeader'>) => void

const shared = (upstream: string, answerTimeout = ANSWER_TIMEOUT, onAnswer?: OnAnswer): FastifyHttpProxyOptions => ({
  upstream,
  disableRequestLogging: true,
  proxyPayloads: false,
  handler: passOn,
  undici: { ...CONNECTIONS, headersTimeout: answerTimeout },
  replyOptions: {
    rewriteRequestHeaders: (request, headers) => ({ ...headers, ...forwarded(request) }),
    rewriteHeaders: ({ 'content-security-policy': _policy, ...headers }) => headers,
    // By default a GET answered 503 is asked again up to ten times: whether to retry is the caller's to decide.
    retryDelay: () => null,
    onError: (reply) => {
      reply.send(new HttpError('unavailable'))
    },
    onResponse: (request, reply, { stream }) => {
      onAnswer?.(request, reply)
      if (Number(reply.getHeader('content-length') ?? Infinity) > LARGEST_WHOLE) return void reply.send(stream)
      wholeOf(stream, (body) => {
        if (body === undefined) reply.raw.destroy()
        else reply.send(body)
      })
    },
  },
})

/** A member whose picture waits for its turn may leave, and the service then knows. */
const uploads = (app: FastifyInstance, upstream: string): FastifyHttpProxyOptions => {
  const { refuse, note } = refusedUploads()
  const left = new AsyncLocalStorage<AbortSignal>()
  const agent = new Agent(CONNECTIONS)
  app.addHook('onClose', () => agent.destroy())
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the proxy uses the one of its two forms that takes a callback
  const request = ((options: Dispatcher.RequestOptions, done: (error: Error | null, data: Dispatcher.ResponseData) => void) =>
    agent.request({ ...options, signal: left.getStore() }, done)) as Dispatcher['request']
  return {
    ...shared(upstream, PICTURE_TIMEOUT, note),
    preHandler: refuse,
    undici: { request, headersTimeout: PICTURE_TIMEOUT },
    handler: (asked, reply, ...more) => left.run(hasLeft(reply), () => passOn(asked, reply, ...more)),
  }
}

/** Undefined where it broke off. */
const wholeOf = (stream: Readable, done: (body: Buffer | undefined) => void) => {
  const chunks: Buffer[] = []
  stream.on('data', (chunk: Buffer) => chunks.push(chunk))
  stream.once('end', () => done(Buffer.concat(chunks)))
  stream.once('error', () => done(undefined))
}

/** A small body is read as a whole before a connection to a service is taken, so that a slow sender does not hold one. Pictures pass through. */
const takeWholeBodies = (app: FastifyInstance) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('multipart/form-data', (_, payload, done) => done(null, payload))
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
}

export const addProxy = (app: FastifyInstance, config: EdgeConfig) =>
  app.register(async (scope) => {
    takeWholeBodies(scope)
    await addRoutes(scope, config)
  })

const addRoutes = async (app: FastifyInstance, { COMMAND_SERVICE_URL, QUERY_SERVICE_URL, DEMO_SIGN_IN_URL }: EdgeConfig) => {
  const commands = shared(COMMAND_SERVICE_URL)
  for (const prefix of [commandsRoute.path, claimRewardsRoute.path, updateProfileRoute.path, chatIdentityRoute.path, scrapeRoute.path])
    await app.register(httpProxy, { ...commands, prefix, rewritePrefix: prefix, httpMethods: ['POST'] })
  for (const prefix of [draftsRoute.path, postDraftsRoute.path, contactRoute.path])
    await app.register(httpProxy, { ...commands, prefix, rewritePrefix: prefix, httpMethods: ['GET', 'POST', 'PUT', 'DELETE'] })
  const invitations = inviteByEmailRoute.path
  await app.register(httpProxy, { ...commands, prefix: invitations, rewritePrefix: invitations, httpMethods: ['GET', 'POST', 'DELETE'] })
  const checklist = checklistRoute.path
  await app.register(httpProxy, { ...commands, prefix: checklist, rewritePrefix: checklist, httpMethods: ['GET', 'PUT'] })
  for (const { path } of [unsubscribeRoute, stopInvitationsRoute]) {
    const prefix = path.slice(0, path.indexOf('/:'))
    await app.register(httpProxy, { ...commands, prefix, rewritePrefix: prefix, httpMethods: ['POST'] })
  }
  const pictures = uploads(app, COMMAND_SERVICE_URL)
  for (const prefix of [keepPictureRoute.path, keepPictureFromRoute.path])
    await app.register(httpProxy, { ...pictures, prefix, rewritePrefix: prefix, httpMethods: ['POST'] })
  const avatar = changeAvatarRoute.path
  await app.register(httpProxy, { ...pictures, prefix: avatar, rewritePrefix: avatar, httpMethods: ['POST', 'DELETE'] })
  for (const prefix of [memberExportRoute.path, '/avatars', '/storage/pictures'])
    await app.register(httpProxy, { ...commands, prefix, rewritePrefix: prefix, httpMethods: ['GET'] })
  await app.register(httpProxy, { ...commands, prefix: '/auth/v1', rewritePrefix: '/auth/v1' })
  if (DEMO_SIGN_IN_URL !== undefined)
    await app.register(httpProxy, { ...shared(DEMO_SIGN_IN_URL), prefix: '/auth/demo', rewritePrefix: '/auth/demo' })
  // The page of sign-in asks everywhere, and a browser complains of what is not found.
  else app.get('/auth/demo', () => ({ accounts: [] }))
  await app.register(httpProxy, {
    ...shared(QUERY_SERVICE_URL),
    prefix: '/api',
    rewritePrefix: '/api',
  })
}
