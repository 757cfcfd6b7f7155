import { problems } from '@debut/events/kernel/problems.ts'
import type { Clock } from '@debut/infra/adapters/clock.ts'
import type { FastifyInstance } from 'fastify'
import type { EdgeConfig } from './config.ts'
import { encodable, type Encoded } from './encodings.ts'
import { createPageCache } from './page-cache.ts'
import type { PageSource } from './page-source.ts'

const FRESH_FOR = 1_000
const MOST_PAYLOADS = 200
const SUFFIX = '/_payload.json'

type Options = { source: PageSource; config: EdgeConfig; clock: Clock }
type Answer = { status: number; keep: boolean; location?: string; encoded: (accepted: string) => Promise<Encoded> }

/**
 * Each page's data without its markup, as every visitor gets it. An ending can't be a route, as pages have paths of any length:
 * so it is looked for before.
 */
export const addPayloads = (pages: FastifyInstance, { source, config, clock }: Options) => {
  const now = () => clock().toMillis()
  const cached = createPageCache<Answer>({ freshFor: FRESH_FOR, most: MOST_PAYLOADS, now, keep: ({ keep }) => keep })

  const draw = async (path: string, query: string, requestId: string): Promise<Answer> => {
    const { page, detour } = await source.renderPage({ path, query, cookies: '', apiUrl: config.QUERY_SERVICE_URL, requestId, now: now() })
    if (detour !== undefined) return { status: 302, keep: false, location: detour.to, encoded: encodable('{}') }
    const { status, complete } = page.head
    const body = status === 404 ? { code: 'not-found', message: problems['not-found'].message, requestId } : page.state
    return { status, keep: complete && status === 200, encoded: encodable(JSON.stringify(body)) }
  }

  pages.addHook('onRequest', async (request, reply) => {
    const { pathname: asked, search } = new URL(request.url, config.PUBLIC_URL)
    if (request.method !== 'GET' || !asked.endsWith(SUFFIX)) return
    const path = asked.slice(0, -SUFFIX.length) || '/'
    reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding')
    // What fails here would else be answered with a page.
    const answer = await cached(path + search, () => draw(path, search.slice(1), request.id)).catch((error: unknown) => {
      request.log.error({ err: error }, 'a payload could not be drawn')
    })
    if (answer === undefined) {
      const problem = { code: 'internal', message: problems.internal.message, requestId: request.id }
      return reply.code(500).header('cache-control', 'no-store').send(problem)
    }
    const { body, encoding } = await answer.encoded(request.headers['accept-encoding'] ?? '')
    if (encoding) reply.header('content-encoding', encoding)
    if (answer.location) reply.header('location', answer.location)
    return reply
      .code(answer.status)
      .header('cache-control', answer.keep ? 'public, max-age=0, s-maxage=1' : 'no-store')
      .send(body)
  })
}
