import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { afterEach, expect, it } from 'vitest'
import { type EdgePart, startEdgePart } from '../testing/edge-part.ts'
import { addSitemap } from './sitemap.ts'

const TEN_MINUTES = 600_000

const launched = (slug: string) => ({ slug, tags: ['ai', slug === 'serif' ? 'fonts' : 'print'], launchedOn: '2026-03-01' })

const readWritings = async () => ({
  posts: [
    {
      slug: 'first',
      title: 'First',
      excerpt: '',
      author: 'desk',
      date: '2026-03-01',
      categories: ['makers'],
      words: 1,
      minutes: 1,
      related: [],
    },
  ],
  categories: { makers: { title: 'Makers', description: '' } },
  authors: { desk: { name: 'The desk', line: '', picture: '/desk.svg' } },
  changes: [],
})

let edge: EdgePart
let isUnavailable: boolean

const start = async () => {
  isUnavailable = false
  edge = await startEdgePart(
    (app, parts) => addSitemap(app, { ...parts, readWritings }),
    (queries) => {
      queries.addHook('preHandler', async (_request, reply) => (isUnavailable ? reply.code(503).send({}) : undefined))
      queries.get<{ Querystring: { after?: string } }>('/api/sitemap/tools', async ({ query }) =>
        query.after === undefined
          ? {
              tools: [{ slug: 'apple', tags: ['fonts', 'ai'], launchedOn: '2026-03-02' }, launched('quire'), launched('serif')],
              next: 'serif',
            }
          : { tools: [{ slug: 'berry', tags: ['fonts'], launchedOn: null }], next: null },
      )
      queries.get<{ Querystring: { after?: string } }>('/api/sitemap/alternatives', async ({ query }) =>
        query.after === ''
          ? { alternatives: [{ name: 'notion', categories: ['business'] }], next: 'product:notion' }
          : { alternatives: [{ name: 'apple', categories: [] }], next: null },
      )
      queries.get<{ Querystring: { after?: string } }>('/api/sitemap/members', async ({ query }) =>
        query.after === '0' ? { members: [{ username: 'ines' }], next: 7 } : { members: [{ username: 'noor' }], next: null },
      )
      queries.get<{ Querystring: { after?: string } }>('/api/sitemap/posts', async ({ query }) =>
        query.after === '0'
          ? { posts: [{ postId: '01K9Z7V5C2QW8R3N4M2X000010', publishedOn: '2026-03-01' }], next: 8 }
          : { posts: [{ postId: '01K9Z7V5C2QW8R3N4M2X000011', publishedOn: '2026-03-02' }], next: null },
      )
    },
  )
}
afterEach(() => edge.close())

const sitemap = async () => {
  const response = await edge.get('/sitemap.xml')
  const xml = await response.text()
  expect(XMLValidator.validate(xml)).toBe(true)
  const parsed = new XMLParser().parse(xml) as { urlset: { url: { loc: string; lastmod?: string }[] } }
  return { response, urls: parsed.urlset.url }
}

it('leads to every public page, tool, tag, profile and post, with the day a tool was last on the stage', async () => {
  await start()
  const { response, urls } = await sitemap()
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const locations = urls.map(({ loc }) => loc)
  for (const path of [
    '/',
    '/weekly',
    '/categories/personal-life',
    '/tool/berry',
    '/tags/ai',
    '/alternatives/notion',
    '/alternatives/notion/business',
    '/alternatives/apple',
    '/best-products-by-tag/ai',
    '/profile/ines',
    '/profile/noor',
    '/posts/01K9Z7V5C2QW8R3N4M2X000010',
    '/posts/01K9Z7V5C2QW8R3N4M2X000011',
    '/blog/first',
    '/blog/categories/makers',
    '/blog/authors/desk',
    '/changelog',
  ])
    expect(locations).toContain(`https://debut.example${path}`)
  expect(new Set(locations).size).toBe(locations.length)
  expect(urls.find(({ loc }) => loc.endsWith('/tool/apple'))?.lastmod).toBe('2026-03-02')
  expect(urls.find(({ loc }) => loc.endsWith('/tool/berry'))).not.toHaveProperty('lastmod')
  // Pages of too few tools are kept from search engines, and a tool that is still to come is on none.
  expect(locations.filter((each) => /fonts|print/.test(each))).toEqual([])
  expect(locations.filter((each) => /login|settings|confirm|success|edit|community\/drafts/.test(each))).toEqual([])
})

it('is cut where a file would hold more than sitemaps may', async () => {
  edge = await startEdgePart(
    (app, parts) => addSitemap(app, { ...parts, readWritings }),
    (queries) => {
      const tools = Array.from({ length: 50_000 }, (_, index) => ({ slug: `tool-${index}`, tags: [], launchedOn: null }))
      queries.get('/api/sitemap/tools', async () => ({ tools, next: null }))
      queries.get('/api/sitemap/alternatives', async () => ({ alternatives: [], next: null }))
      queries.get('/api/sitemap/members', async () => ({ members: [], next: null }))
      queries.get('/api/sitemap/posts', async () => ({ posts: [], next: null }))
    },
  )
  const index = await (await edge.get('/sitemap.xml')).text()
  expect(index.match(/<loc>[^<]*/g)).toEqual([1, 2].map((part) => `<loc>https://debut.example/sitemaps/${part}.xml`))
  const counts = [1, 2].map(async (part) => (await (await edge.get(`/sitemaps/${part}.xml`)).text()).match(/<url>/g)?.length)
  const [first, second = 0] = await Promise.all(counts)
  expect(first).toBe(50_000)
  expect(second).toBeGreaterThan(30)
  expect((await edge.get('/sitemaps/3.xml')).status).toBe(404)
})

it('is made once in ten minutes, however many crawlers come', async () => {
  await start()
  await Promise.all([sitemap(), sitemap()])
  edge.pass(TEN_MINUTES - 1)
  await sitemap()
  expect(edge.asked).toHaveLength(8)
  edge.pass(1)
  await sitemap()
  expect(edge.asked).toHaveLength(16)
})

it('asks crawlers to retry rather than saying that there is nothing', async () => {
  await start()
  isUnavailable = true
  const response = await edge.get('/sitemap.xml')
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).not.toBeNull()
  isUnavailable = false
  expect((await edge.get('/sitemap.xml')).status).toBe(200)
  expect((await edge.get('/sitemaps/1.xml')).status).toBe(404)
})

it('travels compressed to those who take it', async () => {
  await start()
  const response = await edge.get('/sitemap.xml', { 'accept-encoding': 'gzip' })
  expect(response.headers.get('content-encoding')).toBe('gzip')
  expect(XMLValidator.validate(await response.text())).toBe(true)
})

it('tells robots what is not for them, and where the sitemap is', async () => {
  await start()
  const response = await edge.get('/robots.txt')
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const lines = (await response.text()).split('\n')
  expect(lines).toEqual(expect.arrayContaining(['Disallow: /settings', 'Disallow: /login', 'Disallow: /api/', 'Allow: /api/drawings/']))
  expect(lines).toContain('Sitemap: https://debut.example/sitemap.xml')
})
