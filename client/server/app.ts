import { join } from 'node:path'
import { type Clock, systemClock } from '@debut/adapters/clock.ts'
import { createHttpServer } from '@debut/adapters/http-server.ts'
import type { Logger } from '@debut/adapters/logging.ts'
import { createMetrics } from '@debut/adapters/metrics.ts'
import { Readiness } from '@debut/adapters/readiness.ts'
import type { FastifyInstance } from 'fastify'
import { addVisitorEvents } from './visitor-events.ts'
import { addBadges } from './badges/badges.ts'
import { addBuilds } from './builds.ts'
import { builtPages } from './built-pages.ts'
import { BUILDS, latestBuild } from './builds-folder.ts'
import { captchaOf, chatwootOf, type EdgeConfig } from './config.ts'
import { escapeUndecodable } from './escape-undecodable.ts'
import { devPages, HMR } from './dev-pages.ts'
import { addBlogFeeds } from './feeds/blog-feeds.ts'
import { addFeeds } from './feeds/feeds.ts'
import { addPostFeeds } from './feeds/post-feeds.ts'
import { addUpcoming } from './feeds/upcoming.ts'
import { addIcons } from './icons.ts'
import { addImages } from './images/images.ts'
import { limitConnections } from './live/connections.ts'
import { addLive, LIVE } from './live/live.ts'
import { addOperators } from './operators.ts'
import { addOutbound } from './outbound.ts'
import { pageAllowance } from './page-allowance.ts'
import { addPayloads } from './payload.ts'
import { addPreviews } from './previews/previews.ts'
import { addProxy } from './proxy.ts'
import type { TextSource, WritingSource } from './page-source.ts'
import { addPages } from './render.ts'
import { addSecurityHeaders } from './security-headers.ts'
import { visitsTo } from './report-visit.ts'
import { addSitemap } from './sitemap/sitemap.ts'
import { addStaticFiles } from './static-files.ts'

type Options = { config: EdgeConfig; logger: Logger; clock?: Clock }

/** The one public port: what belongs to a service is passed on, the rest is files and pages. */
export const buildEdge = async ({ config, logger, clock = systemClock }: Options): Promise<FastifyInstance> => {
  const metrics = createMetrics('edge')
  // Ready means that pages can be drawn. A service that is unavailable has its own designed answer, so it does not take the edge down.
  const readiness = new Readiness()
  const app = createHttpServer({
    logger,
    metrics,
    readiness,
    rewriteUrl: escapeUndecodable,
    trustedProxies: config.TRUSTED_PROXIES,
    isPublic: true,
    sockets: config.CLIENT_DEV ? [LIVE, HMR] : [LIVE],
  })
  limitConnections(app.server, { config, metrics })
  addOperators(app, { metrics, readiness })
  addSecurityHeaders(app, {
    dev: config.CLIENT_DEV,
    https: config.PUBLIC_URL.startsWith('https:') ? { subdomains: config.HSTS_SUBDOMAINS } : undefined,
    chat: chatwootOf(config)?.baseUrl,
    captcha: captchaOf(config),
  })
  addLive(app, { config, metrics })
  await addProxy(app, config)
  const texts = Promise.withResolvers<TextSource & WritingSource>()
  const readWritings = async () => (await texts.promise).readWritings()
  addSitemap(app, { config, clock, readWritings })
  addFeeds(app, { config, clock })
  addUpcoming(app, { config, clock })
  addBlogFeeds(app, { config, clock, readWritings, drawWriting: async (...name) => (await texts.promise).drawWriting(...name) })
  addPostFeeds(app, { config, clock, drawText: async (...text) => (await texts.promise).drawText(...text) })
  addImages(app, { config })
  addPreviews(app, { config, clock, readWritings })
  addBadges(app, { config, clock })
  addIcons(app, { config })
  const reportVisit = visitsTo(config.COMMAND_SERVICE_URL)
  addVisitorEvents(app, { metrics, reportVisit })
  const build = config.CLIENT_DEV ? 'dev' : await latestBuild()
  if (build === undefined) throw new Error('There is no build of the client: node client/build.ts makes one')
  addBuilds(app, build)
  await app.register(async (pages) => {
    if (!config.CLIENT_DEV) await addStaticFiles(pages, join(BUILDS, build))
    const source = config.CLIENT_DEV ? await devPages(pages) : await builtPages(join(BUILDS, build))
    texts.resolve(source)
    addOutbound(pages, { source, config, reportVisit })
    const mayDraw = await pageAllowance(pages, config.PAGES_PER_MINUTE)
    addPayloads(pages, { source, config, clock, mayDraw })
    addPages(pages, { source, build, config, clock, metrics, mayDraw })
  })
  return app
}
