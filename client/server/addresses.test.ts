import { readFile } from 'node:fs/promises'
import { capabilities } from '@debut/events/capabilities.ts'
import { systemClock } from '@debut/adapters/clock.ts'
import { createMetrics } from '@debut/adapters/metrics.ts'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import { addVisitorEvents } from './visitor-events.ts'
import { addBadges } from './badges/badges.ts'
import { addBuilds } from './builds.ts'
import { edgeSettings } from './testing/edge-settings.ts'
import { addBlogFeeds } from './feeds/blog-feeds.ts'
import { addFeeds } from './feeds/feeds.ts'
import { addPostFeeds } from './feeds/post-feeds.ts'
import { addUpcoming } from './feeds/upcoming.ts'
import { addIcons } from './icons.ts'
import { addImages } from './images/images.ts'
import { addPreviews } from './previews/previews.ts'
import { addSitemap } from './sitemap/sitemap.ts'

/** What the edge answers beside pages, and why no contract of ours describes it. */
const NOT_OF_THE_API: readonly (readonly [RegExp, string])[] = [
  [/^GET \/sitemap(\.xml|s\/\*)$/, 'sitemaps.org describes it'],
  [/^GET \/robots\.txt$/, 'RFC 9309 describes it'],
  [/^GET (\/\w+\.(rss|atom|xml)|\/feeds\/.*)$/, 'RSS and Atom describe it, and the document of the API names the addresses'],
  [/^GET \/api\/launches\/upcoming\.ics$/, 'RFC 5545 describes it'],
  [/^GET \/(_img|og|badges)\//, 'pictures, by addresses that pages name'],
  [/^GET \/(builds|__nuxt_island)\//, 'between our own pages and the edge'],
]

/** What is passed on is guarded by the access table, and so is of a contract. */
it('answers nothing that is neither of a contract nor described elsewhere', async () => {
  const app = fastify({ exposeHeadRoutes: false })
  const answered: string[] = []
  app.addHook('onRoute', ({ method, url }) => void answered.push(...[method].flat().map((each) => `${each} ${url}`)))
  const config = edgeSettings()
  const readWritings = async () => ({ posts: [], categories: {}, authors: {}, changes: [] })
  addSitemap(app, { config, clock: systemClock, readWritings })
  addBlogFeeds(app, { config, clock: systemClock, readWritings, drawWriting: async (name) => name })
  addFeeds(app, { config, clock: systemClock })
  addPostFeeds(app, { config, clock: systemClock, drawText: async (text) => text })
  addUpcoming(app, { config, clock: systemClock })
  addImages(app, { config })
  addPreviews(app, { config, clock: systemClock, readWritings })
  addBadges(app, { config, clock: systemClock })
  addIcons(app, { config })
  addVisitorEvents(app, { metrics: createMetrics('edge'), reportVisit: () => undefined })
  addBuilds(app, 'build')
  await app.ready()
  const ofContracts = capabilities.flatMap(({ routes = {} }) => Object.keys(routes))
  expect(answered.filter((route) => !ofContracts.includes(route) && !NOT_OF_THE_API.some(([pattern]) => pattern.test(route)))).toEqual([])
  expect(NOT_OF_THE_API.filter(([pattern]) => !answered.some((route) => pattern.test(route)))).toEqual([])
})

it('is asked for every part of the edge', async () => {
  const partsIn = async (file: string) =>
    [...(await readFile(new URL(file, import.meta.url), 'utf8')).matchAll(/^  (?:await )?(add\w+)\(app/gm)].map(([, name]) => name)
  const elsewhere = ['addSecurityHeaders', 'addProxy', 'addLive', 'addOperators']
  expect(new Set(await partsIn('app.ts'))).toEqual(new Set([...(await partsIn('addresses.test.ts')), ...elsewhere]))
})
