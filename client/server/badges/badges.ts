import { routeAddress } from '@debut/events/kernel/route-address.ts'
import { badgesRoute } from '@debut/events/tools/badge-routes.ts'
import { BadgeKind, Badges } from '@debut/events/tools/badge-answers.ts'
import { Slug } from '@debut/events/tools/tool-card.ts'
import type { Clock } from '@debut/adapters/clock.ts'
import { HttpError, parseOrRefuse } from '@debut/adapters/http-error.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { badgeThemes } from '../../src/features/tools/badges/badge-themes.ts'
import { queriesAt } from '../ask-queries.ts'
import type { EdgeConfig } from '../config.ts'
import { createPageCache } from '../page-cache.ts'
import { sendTaggedBody, taggedBody } from '../tagged-body.ts'
import { badgeSvg } from './badge-svg.ts'

/** Seconds. A badge that was taken back is gone within twice as long. */
const FRESH_FOR = 120
/** Tools whose badges are known; each takes a kilobyte. */
const MOST_KEPT = 2_000

const One = z.object({
  slug: Slug,
  file: z
    .string()
    .regex(/\.svg$/)
    .transform((file) => file.slice(0, -'.svg'.length))
    .pipe(BadgeKind),
})
const BadgeQuery = z.object({ theme: z.enum(badgeThemes).default('light') })

/** What tools have earned, drawn for their makers' own pages. Drawing costs less than keeping what was drawn. */
export const addBadges = (app: FastifyInstance, { config, clock }: { config: EdgeConfig; clock: Clock }) => {
  const ask = queriesAt(config.QUERY_SERVICE_URL)
  const cached = createPageCache<Badges>({
    freshFor: FRESH_FOR * 1_000,
    most: MOST_KEPT,
    now: () => clock().toMillis(),
    keep: () => true,
  })

  app.get('/badges/:slug/:file', async (request, reply) => {
    const one = One.safeParse(request.params)
    if (!one.success) throw new HttpError('not-found')
    const { slug, file: kind } = one.data
    const { theme } = parseOrRefuse(BadgeQuery, request.query)
    const { name, badges } = await cached(slug, () => ask(routeAddress(badgesRoute, { tool: slug }), Badges, request.id))
    const badge = badges.find((each) => each.kind === kind)
    if (badge === undefined) throw new HttpError('not-found')
    reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', `public, max-age=${FRESH_FOR}`)
      // Opened by itself it is a document of our origin: it may do nothing but be seen. Elsewhere it is a picture, also where only what says so may be one.
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', 'cross-origin')
    return sendTaggedBody(request, reply, taggedBody(badgeSvg(name, badge, theme)))
  })
}
