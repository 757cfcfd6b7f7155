import { HttpError } from '@debut/infra/adapters/http-error.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { queriesAt } from './ask-queries.ts'
import type { EdgeConfig } from './config.ts'
import { errorPage } from './error-page.ts'
import type { PageSource } from './page-source.ts'

const OUTBOUND = /^\/r\/([^/]+)\/?$/
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/i
const LATER_SECONDS = 10

const Found = z.object({ tool: z.object({ url: z.url({ protocol: /^https?$/ }) }) })

type Options = { source: Pick<PageSource, 'styles'>; config: EdgeConfig }

/** The tool's own address, which learns where its visitor came from and keeps all else that it says. */
const outboundUrl = (url: string): string => {
  const target = new URL(url)
  target.searchParams.set('ref', 'debut')
  return target.href
}

/** `/r/{slug}` leads out to the tool. For one that is not there the pages behind have their own answer, and their own look. */
export const addOutbound = (pages: FastifyInstance, { source, config }: Options) => {
  const ask = queriesAt(config.QUERY_SERVICE_URL)

  const lead = async (request: FastifyRequest, reply: FastifyReply, slug: string) => {
    reply.header('x-robots-tag', 'noindex')
    if (!SLUG.test(slug)) return
    try {
      const { tool } = await ask(`/api/tools/${slug}`, Found, request.id)
      void reply.header('cache-control', 'no-store').redirect(outboundUrl(tool.url), 302)
    } catch (error) {
      if (error instanceof HttpError && error.code === 'not-found') return
      request.log.error({ err: error }, 'a way out could not be found')
      reply.code(503).header('retry-after', LATER_SECONDS).header('cache-control', 'no-store')
      void reply.type('text/html; charset=utf-8').send(errorPage(source.styles, request.id))
    }
  }

  pages.addHook('onRequest', (request, reply, done) => {
    const slug = OUTBOUND.exec(request.url.split('?', 1)[0] ?? '')?.[1]
    if (slug === undefined || !['GET', 'HEAD'].includes(request.method)) return done()
    lead(request, reply, slug).then(() => {
      if (!reply.sent) done()
    }, done)
  })
}
