import { sitemapRoutes } from './sitemap-routes.ts'
import { defineCapability } from '../kernel/define-capability.ts'
import { sitemapSentences } from './sitemap-sentences.ts'

export const sitemap = defineCapability({
  name: 'sitemap',
  answers: sitemapRoutes,
  sentences: sitemapSentences,
})
