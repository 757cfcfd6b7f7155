import { liveRoute } from '@debut/events/kernel/kernel-routes.ts'
import { type IncomingMessage, request as ask, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { addressOf } from '@debut/adapters/address-of.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { Metrics } from '@debut/adapters/metrics.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { EdgeConfig } from '../config.ts'
import { forwarded } from '../forwarded.ts'
import { Admission } from '@debut/adapters/admission.ts'
import { join } from './join.ts'
import { mostSockets } from './open-files.ts'

export const LIVE = liveRoute.path

/** For pages, and for what this process needs itself. */
const RESERVED_FILES = 1_000
/** One of the browser, and one of the service. */
const FILES_PER_SOCKET = 2
const ANSWER_TIMEOUT = 2_000
/** Seconds after which there may be room. */
const RETRY_AFTER = 5

/**
 * The live socket of a browser is joined to one of the query-service's, byte for byte: the edge does not look into frames,
 * and who no longer reads is felt, and cut, where the frames are made.
 */
export const addLive = (app: FastifyInstance, { config, metrics }: { readonly config: EdgeConfig; readonly metrics: Metrics }): void => {
  const { hostname, port } = new URL(config.QUERY_SERVICE_URL)
  const admission = new Admission({
    inAll: Math.floor(mostSockets(RESERVED_FILES) / FILES_PER_SOCKET),
    perAddress: config.LIVE_SOCKETS_PER_ADDRESS,
  })
  const refused = metrics.counter('live_sockets_refused_total', 'Live sockets that there was no room for, by why', ['why'])
  const browsers = new Set<Socket>()
  app.addHook('preClose', async () => {
    for (const browser of browsers) browser.destroy()
  })
  /** What came with the request already. */
  const heads = new WeakMap<IncomingMessage, Buffer>()

  app.server.on('upgrade', (request: IncomingMessage, socket, head: Buffer) => {
    if (request.url?.split('?', 1)[0] !== LIVE) return
    heads.set(request, head)
    const response = new ServerResponse(request)
    response.shouldKeepAlive = false
    response.assignSocket(request.socket)
    response.once('finish', () => request.socket.destroySoon())
    socket.on('error', () => socket.destroy())
    app.routing(request, response)
  })

  const enter = (request: FastifyRequest) => {
    const entered = admission.enter(addressOf(request))
    if (typeof entered === 'function') return entered
    refused.inc({ why: entered })
    throw entered === 'full'
      ? new HttpError('unavailable', undefined, RETRY_AFTER)
      : new HttpError('too-many-requests', undefined, RETRY_AFTER)
  }

  const open = async (request: FastifyRequest, reply: FastifyReply) => {
    const head = heads.get(request.raw)
    if (head === undefined) throw new HttpError('not-found')
    const leave = enter(request)
    const browser = request.raw.socket
    browsers.add(browser)
    browser.once('close', () => {
      browsers.delete(browser)
      leave()
    })
    const asking = ask({
      hostname,
      port,
      path: request.raw.url,
      headers: { ...request.headers, ...forwarded(request) },
      agent: false,
      timeout: ANSWER_TIMEOUT,
    })
    browser.once('close', () => asking.destroy())
    const answer = Promise.withResolvers<void>()
    asking.once('upgrade', (response, service, first) => {
      reply.hijack()
      asking.setTimeout(0)
      reply.raw.detachSocket(browser)
      join({ browser, service, head, first, response })
      answer.resolve()
    })
    asking.once('response', (response) => {
      reply.status(response.statusCode ?? 502).headers({ 'content-type': response.headers['content-type'] })
      answer.resolve(void reply.send(response))
    })
    asking.once('timeout', () => asking.destroy(new Error('no answer')))
    asking.once('error', () => answer.reject(new HttpError('unavailable')))
    asking.end()
    await answer.promise
    return reply
  }

  app.get(LIVE, open)
}
