import { PRICES } from '@debut/events/pricing/prices.ts'
import { configureStore } from '@reduxjs/toolkit'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { Provider } from 'react-redux'
import { matchPath } from 'react-router'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ListedPost } from './content-files/read-blog.ts'
import { CONTENT } from './content-plugins.ts'
import { resourcesSlice } from './src/lib/resources/resources-slice.ts'
import { priceOf, type Sku } from './src/features/pricing/prices.ts'
import type { Content, contentSlugs, loadContent } from './src/lib/content/content.ts'
import type * as contentPage from './src/pages/content-page.tsx'
import type * as structuredData from './src/pages/faq-structured-data.ts'

/** Where a text may lead to: the routes of the product, and what is served beside them. */
const ROUTES = [
  '/',
  '/weekly',
  '/monthly',
  '/yearly',
  '/for-sale',
  '/faqs',
  '/moderation',
  '/info',
  '/login',
  '/signup',
  '/contact',
  '/pricing',
  '/affiliates',
  '/blog',
  '/blog/categories/:slug',
  '/changelog',
  '/newsletter',
  '/TheBuildBrief',
  '/tags',
  '/tags/:name',
  '/categories',
  '/categories/:name',
  '/your-tools',
  '/how-it-works',
  '/terms-of-use',
  '/privacy-policy',
  '/submit-a-tool',
  '/alternatives',
  '/best-products-by-tag',
  '/streaks-leaderboard',
  '/community-guidelines',
  '/developers',
  '/docs/accounts',
  '/docs/api',
  '/docs/auditing',
  '/docs/voting',
  '/api/openapi.json',
  '/transparency',
  '/settings',
  '/advertising/product-reviews',
]

const PAGES = [
  'account-erased',
  'advertising/product-reviews',
  'affiliates',
  'community-guidelines',
  'contact',
  'developers',
  'docs/accounts',
  'docs/api',
  'docs/auditing',
  'docs/voting',
  'faqs',
  'how-it-works',
  'info',
  'newsletter',
  'pricing',
  'privacy-policy',
  'purchase-success',
  'success',
  'terms-of-use',
  'the-build-brief',
]

let vite: ViteDevServer
let texts: Map<string, Content>
let posts: readonly ListedPost[]
/** The whole page of a text, as the server writes it. */
const drawn = new Map<string, string>()

beforeAll(async () => {
  vite = await createServer({
    configFile: join(import.meta.dirname, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  const content = (await vite.ssrLoadModule('/src/lib/content/content.ts')) as {
    contentSlugs: typeof contentSlugs
    loadContent: typeof loadContent
  }
  const { openContentPage } = (await vite.ssrLoadModule('/src/pages/content-page.tsx')) as typeof contentPage
  posts = ((await vite.ssrLoadModule('virtual:blog-posts')) as { posts: readonly ListedPost[] }).posts
  // The one text that shows something of the state, which is not what is looked at here.
  const store = configureStore({ reducer: { resources: resourcesSlice.reducer } })
  const draw = (page: ReactNode) => renderToString(createElement(Provider, { store, children: page }))
  texts = new Map()
  for (const slug of content.contentSlugs) {
    const text = await content.loadContent(slug)
    if (text) texts.set(slug, text)
    drawn.set(slug, draw(createElement((await openContentPage(slug)).page.Component)))
  }
})
afterAll(() => vite.close())

const sourceOf = (slug: string) =>
  readFile(slug.startsWith('docs/') ? join(CONTENT, '../..', `${slug}.md`) : join(CONTENT, `${slug}.mdx`), 'utf8')
const idsIn = (html: string) => Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id]) => id)

it('has every text that the product shows, and no other beside the blog', () => {
  expect([...texts.keys()].filter((slug) => !slug.startsWith('blog/')).toSorted()).toEqual(PAGES)
})

it('says of each text what it is called and what it is about, each in its own words', () => {
  const metas = [...texts.values()].map(({ meta }) => meta)
  for (const { title, description } of metas) {
    expect(title.length, title).toBeLessThanOrEqual(70)
    expect(description.length, title).toBeGreaterThanOrEqual(60)
    expect(description.length, title).toBeLessThanOrEqual(170)
  }
  expect(new Set(metas.map(({ title }) => title)).size).toBe(metas.length)
  expect(new Set(metas.map(({ description }) => description)).size).toBe(metas.length)
})

it('draws each text whole on the server, under one first-level heading and without inline styles', () => {
  for (const [slug, html] of drawn) {
    expect(html.match(/<h1/g), slug).toHaveLength(1)
    expect(html, slug).not.toMatch(/ style="/)
    expect(html.length, slug).toBeGreaterThan(800)
    expect(html, slug).not.toMatch(/undefined|NaN|\[object/)
  }
})

it('leads from the contents of a text to its headings', () => {
  for (const [slug, { meta }] of texts) {
    const ids = idsIn(drawn.get(slug) ?? '')
    expect(new Set(ids).size, slug).toBe(ids.length)
    for (const { id, text } of meta.toc) {
      expect(ids, slug).toContain(id)
      expect(text, slug).not.toBe('')
    }
  }
  expect(texts.get('how-it-works')?.meta.toc).toContainEqual({ id: 'streaks', text: 'Streaks', depth: 3 })
})

it('links only to pages that exist, and within them only to places that do', () => {
  const known = [...ROUTES, ...posts.map(({ slug }) => `/blog/${slug}`)]
  let followed = 0
  for (const [slug, html] of drawn) {
    for (const [, href = ''] of html.matchAll(/<a [^>]*?href="([^"]+)"/g)) {
      if (/^(https:\/\/|mailto:)/.test(href)) continue
      const [path = '', anchor] = href.split('#')
      if (path !== '')
        expect(
          known.some((route) => matchPath(route, path)),
          `${slug} → ${href}`,
        ).toBe(true)
      if (anchor !== undefined) expect(idsIn(drawn.get(path === '' ? slug : path.slice(1)) ?? ''), `${slug} → ${href}`).toContain(anchor)
      followed += 1
    }
  }
  expect(followed).toBeGreaterThan(60)
})

it('names every price, and takes each from the configuration', async () => {
  const pricing = drawn.get('pricing') ?? ''
  for (const sku of Object.keys(PRICES) as Sku[]) expect(pricing, sku).toContain(priceOf(sku))
  // A guide has variables of a shell.
  const written = [...texts.keys()].filter((slug) => !slug.startsWith('docs/'))
  for (const slug of written) expect(await sourceOf(slug), slug).not.toMatch(/[$€]\s?\d|\d\s?(USD|dollars)/)
})

it('tells search engines the questions and answers that readers see', async () => {
  const { faqPage } = (await vite.ssrLoadModule('/src/pages/faq-structured-data.ts')) as typeof structuredData
  const { mainEntity } = faqPage(texts.get('faqs')!)
  expect(mainEntity).toHaveLength(drawn.get('faqs')?.match(/<details/g)?.length ?? -1)
  for (const { name, acceptedAnswer } of mainEntity) {
    expect(name).toMatch(/\?$/)
    expect(acceptedAnswer.text.length, name).toBeGreaterThan(30)
  }
  expect(mainEntity.find(({ name }) => name === 'Can I choose my launch day?')?.acceptedAnswer.text).toContain(priceOf('skip_line'))
})

it('lists the posts of the blog newest first, at addresses that no list of posts has', () => {
  expect(posts.length).toBeGreaterThanOrEqual(3)
  const dates = posts.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().toReversed())
  expect(posts.some(({ slug }) => slug.includes('/'))).toBe(true)
  for (const { slug } of posts) {
    expect(slug).toMatch(/^(?!page\/|categories\/|authors\/)[a-z0-9-]+(\/[a-z0-9-]+)*$/)
    expect(slug.length).toBeLessThanOrEqual(120)
  }
})
