import { routesByName } from '../kernel/define-route.ts'
import { sitemapToolsRoute, sitemapAlternativesRoute, sitemapMembersRoute, sitemapPostsRoute } from './sitemap-routes.ts'
import { defineCapability } from '../kernel/define-capability.ts'
import { sitemapSentences } from './sitemap-sentences.ts'

export const sitemap = defineCapability({
  name: 'sitemap',
  routes: routesByName(sitemapToolsRoute, sitemapAlternativesRoute, sitemapMembersRoute, sitemapPostsRoute),
  sentences: sitemapSentences,
})
