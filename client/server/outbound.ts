import { routeAddress } from '@debut/events/kernel/route-address.ts'
import { toolRoute } from '@debut/events/tools/tool-routes.ts'
import { badgesRoute } from '@debut/events/tools/badge-routes.ts'
import { Badges } from '@debut/events/tools/badge-answers.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { proofPath } from '../src/features/tools/badges/badge-labels.ts'
import { queriesAt } from './ask-queries.ts'
import type { EdgeConfig } from './config.ts'
import { errorPage } from './error-page.ts'
import type { PageSource } from './page-source.ts'
import type { ReportVisit } from './report-visit.ts'

const OUTBOUND = /^\/r\/([^/]+)\/?$/
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/i
const LATER_SECONDS = 10

const Found = z.object({ tool: z.object({ url: z.url({ protocol: /^https?$/ }) }) })

type Options = { source: Pick<PageSource, 'styles'>; config: EdgeConfig; reportVisit: ReportVisit }

/** The tool's own address, which learns where its visitor came from and keeps all else that it says. */
const outboundUrl = (url: string): string => {
  const target = new URL(url)
  target.searchParams.set('ref', 'debut')
  return target.href
}

/** `/r/{slug}` leads out to the tool, and `/r/{slug}?badge={kind}` from its badge to what this was earned with: also when that is another launch by now. For one that is not there the pages behind have their own answer, and their own look. */
export const addOutbound = (pages: FastifyInstance, { source, config, reportVisit }: Options) => {
  const ask = queriesAt(config.QUERY_SERVICE_URL)

  const out = async (slug: string, requestId: string) =>
    outboundUrl((await ask(routeAddress(toolRoute, { tool: slug }), Found, requestId)).tool.url)

  const toProof = async (tool: string, kind: string, requestId: string) => {
    const { slug, badges } = await ask(routeAddress(badgesRoute, { tool }), Badges, requestId)
    const worn = badges.find((badge) => badge.kind === kind)
    return worn === undefined ? `/tool/${slug}` : proofPath(slug, worn)
  }

  const lead = async (request: FastifyRequest, reply: FastifyReply, slug: string) => {
    const kind = new URLSearchParams(request.url.split('?', 2)[1]).get('badge')
    // From a badge crawlers may come to us; out of the site they go by the links of our pages.
    if (kind === null) reply.header('x-robots-tag', 'noindex')
    if (!SLUG.test(slug)) return
    try {
      const target = kind === null ? await out(slug, request.id) : await toProof(slug, kind, request.id)
      if (kind === null && request.method === 'GET') reportVisit('click', slug.toLowerCase(), request)
      void reply.header('cache-control', 'no-store').redirect(target, 302)
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
