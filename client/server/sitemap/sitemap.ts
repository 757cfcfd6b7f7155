import type { Clock } from '@debut/adapters/clock.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { queriesAt } from '../ask-queries.ts'
import type { EdgeConfig } from '../config.ts'
import { encodable } from '../encodings.ts'
import { createPageCache } from '../page-cache.ts'
import type { WritingSource } from '../page-source.ts'
import { blogEntries } from './blog-entries.ts'
import { sitemapEntries } from './sitemap-entries.ts'
import { sitemapFiles } from './sitemap-xml.ts'

const FRESH_FOR = 10 * 60_000

const robots = (publicUrl: string) => `User-agent: *
Allow: /
Allow: /feeds/
Allow: /api/drawings/
Disallow: /api/
Disallow: /login
Disallow: /search
Disallow: /settings

Sitemap: ${new URL('/sitemap.xml', publicUrl).href}
`

type Options = Pick<WritingSource, 'readWritings'> & { readonly config: EdgeConfig; readonly clock: Clock }

/** Where crawlers begin. All files of a sitemap are made at once, so that its index never leads to what is not there. */
export const addSitemap = (app: FastifyInstance, { config, clock, readWritings }: Options) => {
  const ask = queriesAt(config.QUERY_SERVICE_URL)
  type Files = ReadonlyMap<string, ReturnType<typeof encodable>>
  const cached = createPageCache<Files>({ freshFor: FRESH_FOR, most: 1, now: () => clock().toMillis(), keep: () => true })
  const draw = async (requestId: string): Promise<Files> => {
    const written = blogEntries(await readWritings(), clock().toMillis())
    const files = sitemapFiles(config.PUBLIC_URL, await sitemapEntries(ask, requestId, written))
    return new Map([...files].map(([path, xml]) => [path, encodable(xml)]))
  }

  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const files = await cached('all', () => draw(request.id))
    const file = files.get(request.url.split('?', 1)[0] ?? '')
    if (file === undefined) throw new HttpError('not-found')
    const { body, encoding } = await file(request.headers['accept-encoding'] ?? '')
    if (encoding) reply.header('content-encoding', encoding)
    return reply
      .type('application/xml; charset=utf-8')
      .header('vary', 'accept-encoding')
      .header('cache-control', `public, max-age=${FRESH_FOR / 1_000}`)
      .send(body)
  }
  app.get('/sitemap.xml', send)
  app.get('/sitemaps/*', send)

  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robots(config.PUBLIC_URL)),
  )
}
