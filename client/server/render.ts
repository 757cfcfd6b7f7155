import type { Clock } from '@debut/infra/adapters/clock.ts'
import type { Metrics } from '@debut/infra/adapters/metrics.ts'
import type { FastifyInstance } from 'fastify'
import type { EdgeConfig } from './config.ts'
import { writeDocument } from './document.ts'
import { encodable, type Encoded } from './encodings.ts'
import { errorPage } from './error-page.ts'
import { createPageCache } from './page-cache.ts'
import type { PageSource } from './page-source.ts'

const FRESH_FOR = 1_000
const MOST_PAGES = 500

type Options = { source: PageSource; config: EdgeConfig; clock: Clock; metrics: Metrics }
type Answer = { status: number; keep: boolean; encoded: (accepted: string) => Promise<Encoded> }

/** Every address that nothing else claims is a page. */
export const addPages = (app: FastifyInstance, { source, config, clock, metrics }: Options) => {
  const { renderPage, styles, scripts } = source
  const now = () => clock().toMillis()
  const cached = createPageCache<Answer>({ freshFor: FRESH_FOR, most: MOST_PAGES, now, keep: ({ keep }) => keep })
  const seconds = metrics.histogram('page_render_seconds', 'How long a page took to load and draw', ['status'])

  const draw = async (path: string, requestId: string): Promise<Answer> => {
    const observe = seconds.startTimer()
    const page = await renderPage({ path, apiUrl: config.QUERY_SERVICE_URL, requestId, now: now() })
    const html = writeDocument({ page, tags: `${styles}\n${scripts}`, canonical: new URL(path, config.PUBLIC_URL).href })
    observe({ status: page.status })
    return { status: page.status, keep: page.complete && page.status === 200, encoded: encodable(html) }
  }

  app.setErrorHandler((error, request, reply) => {
    request.log.error({ err: error }, 'a page could not be drawn')
    return reply.code(500).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(errorPage(styles, request.id))
  })

  app.get('/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/'
    const { status, keep, encoded } = await cached(path, () => draw(path, request.id))
    const { body, encoding } = await encoded(request.headers['accept-encoding'] ?? '')
    reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('vary', 'accept-encoding')
      .header('cache-control', keep ? 'public, max-age=0, s-maxage=1' : 'no-store')
    if (encoding) reply.header('content-encoding', encoding)
    return reply.send(body)
  })
}
