import { problemOf } from '@debut/events/problems.ts'
import type { Clock } from '@debut/adapters/clock.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readSession } from '../src/lib/session/session-cookie.ts'
import type { EdgeConfig } from './config.ts'
import { encodable, type Encoded } from './encodings.ts'
import type { MayDraw } from './page-allowance.ts'
import { createPageCache } from './page-cache.ts'
import type { PageSource } from './page-source.ts'

const FRESH_FOR = 1_000
const MOST_PAYLOADS = 200
const SUFFIX = '/_payload.json'

type Options = { source: PageSource; config: EdgeConfig; clock: Clock; mayDraw: MayDraw }
type PageRequest = { path: string; query: string; cookies: string; requestId: string }
type Answer = { status: number; keep: boolean; location?: string; encoded: (accepted: string) => Promise<Encoded> }

/** Each page's data without its markup. An ending can't be a route, as pages have paths of any length: so it is looked for before. */
export const addPayloads = (pages: FastifyInstance, { source, config, clock, mayDraw }: Options) => {
  const now = () => clock().toMillis()
  const cached = createPageCache<Answer>({ freshFor: FRESH_FOR, most: MOST_PAYLOADS, now, keep: ({ keep }) => keep })

  const draw = async (pageRequest: PageRequest): Promise<Answer> => {
    const { page, detour } = await source.renderPage({
      ...pageRequest,
      apiUrl: config.QUERY_SERVICE_URL,
      answersIn: config.PAGE_ANSWERS_MS,
      now: now(),
    })
    if (detour !== undefined) return { status: 302, keep: false, location: detour.to, encoded: encodable('{}') }
    const { status, complete } = page.head
    const notFound = { code: 'not-found', message: problemOf('not-found').message, requestId: pageRequest.requestId }
    return { status, keep: complete && status === 200, encoded: encodable(JSON.stringify(status === 404 ? notFound : page.state)) }
  }

  const drawn = async (request: FastifyRequest, pageRequest: PageRequest) => {
    await mayDraw(request)
    return draw(pageRequest)
  }

  const give = async (request: FastifyRequest, reply: FastifyReply, address: string, query: string) => {
    const path = address.slice(0, -SUFFIX.length) || '/'
    const cookies = request.headers.cookie ?? ''
    const isMember = readSession(cookies) !== undefined
    const pageRequest = { path, query, cookies: isMember ? cookies : '', requestId: request.id }
    reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding, cookie').header('cache-control', 'private, no-store')
    // What fails here would else be answered with a page.
    const answer = await (isMember ? drawn(request, pageRequest) : cached(request.url, () => drawn(request, pageRequest))).catch(
      (error: unknown) => {
        if (error instanceof HttpError && error.code === 'too-many-requests') return error
        request.log.error({ err: error }, 'a payload could not be drawn')
        return undefined
      },
    )
    if (answer instanceof HttpError) {
      const { status, code, message, retryAfter } = answer
      return reply.code(status).header('retry-after', retryAfter).send({ code, message, requestId: request.id })
    }
    if (answer === undefined)
      return reply.code(500).send({ code: 'internal', message: problemOf('internal').message, requestId: request.id })
    const { body, encoding } = await answer.encoded(request.headers['accept-encoding'] ?? '')
    if (encoding) reply.header('content-encoding', encoding)
    if (answer.location !== undefined) reply.header('location', answer.location)
    if (answer.keep && !isMember) reply.header('cache-control', 'public, max-age=0, s-maxage=1')
    return reply.code(answer.status).send(body)
  }

  pages.addHook('onRequest', (request, reply, done) => {
    const [address = '', query = ''] = request.url.split('?', 2)
    if (request.method === 'GET' && address.endsWith(SUFFIX)) give(request, reply, address, query).catch(done)
    else done()
  })
}
