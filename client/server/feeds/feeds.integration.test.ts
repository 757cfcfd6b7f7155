import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type EdgePart, startEdgePart } from '../testing/edge-part.ts'
import { addFeeds } from './feeds.ts'

const HOSTILE = `]]><script>alert("&")</script>`

const place = {
  rank: 1,
  launchId: '01KJPAPERPLANE000000000000',
  toolId: '01KJTOOL000000000000000000',
  boardDate: '2026-03-02',
  points: 214,
  voters: 121,
  hidden: false,
  slug: 'paperplane',
  name: HOSTILE,
  tagline: 'Folds itself & flies <far>',
  url: 'https://paperplane.example/',
  category: 'design',
  pricing: 'free',
  tags: ['ai'],
  logo: '/api/drawings/logos/paperplane',
  makers: [
    { memberId: 'm-1', username: 'ines' },
    { memberId: 'm-2', username: null },
  ],
}
const secret = {
  ...place,
  rank: 2,
  launchId: '01KJSECRET0000000000000000',
  boardDate: '2026-03-03',
  slug: 'secret',
  name: 'Secret',
  makers: [],
}

let edge: EdgePart
let board: { start: string; validUntil: string | null; tools: object[] }

beforeEach(async () => {
  board = { start: '2026-03-02', validUntil: '2026-03-09T07:00:00Z', tools: [place] }
  edge = await startEdgePart(addFeeds, (queries) => {
    queries.get<{ Params: { period: string } }>('/api/boards/:period', async ({ params }) => ({
      period: params.period,
      total: 1,
      ...board,
    }))
    queries.get<{ Querystring: { tag: string } }>('/api/listings', async ({ query }, reply) =>
      query.tag === 'ai'
        ? { tools: board.tools }
        : query.tag === 'llm'
          ? { moved: 'ai' }
          : query.tag === 'seo'
            ? { shownName: 'SEO', tools: board.tools.map((tool) => ({ ...tool, tags: ['seo', 'print'], tagNames: { seo: 'SEO' } })) }
            : reply.code(404).send({}),
    )
    queries.get<{ Params: { username: string } }>('/api/profiles/:username/launches', async ({ params }, reply) => {
      if (params.username === 'countess') return { moved: 'ines' }
      return params.username === 'ines'
        ? { username: 'ines', joined: '2026-02-01T20:00:00Z', launches: board.tools }
        : reply.code(404).send({})
    })
  })
})
afterEach(() => edge.close())

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', isArray: (name) => ['item', 'entry'].includes(name) })

const read = async (path: string) => {
  const response = await edge.get(path)
  const xml = await response.text()
  expect(XMLValidator.validate(xml)).toBe(true)
  return { response, xml, parsed: parser.parse(xml) }
}

it('gives a board as RSS, each launch under an id that never changes and at midnight of its day in Los Angeles', async () => {
  const { response, parsed } = await read('/feeds/week.rss')
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  const { channel } = parsed.rss
  expect(channel).toMatchObject({ title: 'This week · Debut', link: 'https://debut.example/weekly' })
  expect(channel['atom:link']['@href']).toBe('https://debut.example/feeds/week.rss')
  expect(channel.item).toHaveLength(1)
  expect(channel.item[0]).toMatchObject({
    link: 'https://debut.example/tool/paperplane',
    guid: { '#text': 'urn:debut:launch:01KJPAPERPLANE000000000000', '@isPermaLink': 'false' },
    pubDate: 'Mon, 02 Mar 2026 08:00:00 GMT',
    'dc:creator': 'ines',
  })
  expect(channel.item[0].description).toContain('#1 this week, with 214 points from 121 voters.')
})

it('gives the same as Atom, with every maker who has a name', async () => {
  const { response, parsed } = await read('/feeds/week.atom')
  expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
  expect(parsed.feed.entry[0]).toMatchObject({
    id: 'urn:debut:launch:01KJPAPERPLANE000000000000',
    published: '2026-03-02T08:00:00.000Z',
    author: { name: 'ines', uri: 'https://debut.example/profile/ines' },
  })
})

it('carries what a maker wrote as text, whatever they wrote', async () => {
  for (const format of ['rss', 'atom']) {
    const { xml } = await read(`/feeds/day.${format}`)
    expect(xml).not.toContain('<script>')
    expect(xml).toContain(']]&gt;&lt;script&gt;')
  }
})

it('says nothing of points, voters or places while these are hidden', async () => {
  board.tools = [place, { ...secret, rank: null, points: null, voters: null, hidden: true }]
  for (const format of ['rss', 'atom']) {
    const { xml } = await read(`/feeds/week.${format}`)
    const hidden = xml.slice(xml.indexOf('<![CDATA[Secret'))
    expect(hidden).toContain('stay hidden for the first hours')
    expect(hidden).not.toMatch(/#\d|\d points?|voter/)
  }
})

it('answers 304 to clients that have it, as long as the board is the same', async () => {
  const tag = (await edge.get('/rss.xml')).headers.get('etag') ?? ''
  edge.pass(5_000)
  expect((await edge.get('/rss.xml', { 'if-none-match': `W/${tag}` })).status).toBe(304)
  expect((await edge.get('/feeds/day.rss', { 'if-none-match': tag })).status).toBe(304)
  board.tools = [{ ...place, points: 215 }]
  edge.pass(5_000)
  expect((await edge.get('/rss.xml', { 'if-none-match': tag })).status).toBe(200)
})

it('may be kept for five minutes, and never beyond the moment that changes it', async () => {
  expect((await edge.get('/atom.xml')).headers.get('cache-control')).toBe('public, max-age=300')
  board.validUntil = '2026-03-03T22:01:00Z'
  edge.pass(5_000)
  expect((await edge.get('/atom.xml')).headers.get('cache-control')).toBe('public, max-age=55')
  edge.pass(54_000)
  expect((await edge.get('/atom.xml')).headers.get('cache-control')).toBe('public, max-age=1')
  board.validUntil = null
  edge.pass(1_000)
  expect((await edge.get('/atom.xml')).headers.get('cache-control')).toBe('public, max-age=300')
})

it('asks for a board once for all who come within some seconds', async () => {
  await Promise.all([edge.get('/rss.xml'), edge.get('/feeds/day.rss')])
  await edge.get('/rss.xml')
  expect(edge.asked).toEqual(['/api/boards/day?limit=50'])
})

it('is a feed also where nothing was launched', async () => {
  board.tools = []
  for (const path of ['/rss.xml', '/atom.xml', '/feeds/month.atom', '/feeds/year.rss']) expect((await read(path)).response.status).toBe(200)
})

it.each([
  ['/feeds/tags/ai', { title: '#ai · Debut', link: 'https://debut.example/tags/ai' }],
  ['/feeds/makers/ines', { title: 'Launches of ines · Debut', link: 'https://debut.example/profile/ines' }],
])('gives the launches of %s, whenever they were, and nothing of how they stand', async (path, about) => {
  board.tools = [place, { ...secret, points: null }]
  const { response, parsed, xml } = await read(`${path}.rss`)
  expect(response.headers.get('cache-control')).toBe('public, max-age=300')
  const { channel } = parsed.rss
  expect(channel).toMatchObject(about)
  expect(channel['atom:link']['@href']).toBe(`https://debut.example${path}.rss`)
  expect(channel.item.map(({ guid }: { guid: { '#text': string } }) => guid['#text'])).toEqual([
    'urn:debut:launch:01KJPAPERPLANE000000000000',
    'urn:debut:launch:01KJSECRET0000000000000000',
  ])
  expect(channel.item[0].description).toContain('Launched on 2 March 2026.')
  expect(xml).not.toMatch(/#[12]\b|points?|voters?/)
  const { parsed: atom } = await read(`${path}.atom`)
  expect(atom.feed.entry).toHaveLength(2)
})

it('calls a tag by its name, and leads to the one that it was merged into for good', async () => {
  const { parsed } = await read('/feeds/tags/seo.rss')
  expect(parsed.rss.channel).toMatchObject({ title: '#SEO · Debut', link: 'https://debut.example/tags/seo' })
  expect(JSON.stringify(parsed.rss.channel.item)).toContain('SEO')
  for (const format of ['rss', 'atom']) {
    const moved = await edge.get(`/feeds/tags/llm.${format}`)
    expect([moved.status, moved.headers.get('location')]).toEqual([301, `/feeds/tags/ai.${format}`])
  }
})

it('leads from each launch to its page, its makers and out to what it is', async () => {
  const { xml } = await read('/feeds/tags/ai.rss')
  expect(xml).toContain('<a href="https://debut.example/profile/ines">ines</a>')
  expect(xml).toContain('<a href="https://debut.example/r/paperplane">Visit ]]&gt;')
})

it('knows a maker under a name that they gave up, and one who has launched nothing', async () => {
  expect((await read('/feeds/makers/countess.atom')).parsed.feed.link).toContainEqual(
    expect.objectContaining({ '@rel': 'self', '@href': 'https://debut.example/feeds/makers/ines.atom' }),
  )
  board.tools = []
  edge.pass(5_000)
  expect((await read('/feeds/makers/ines.atom')).parsed.feed.updated).toBe('2026-02-01T08:00:00.000Z')
})

it('is not there for what is no tag, no member or no format', async () => {
  for (const path of [
    '/feeds/tags/print.rss',
    '/feeds/tags/A_B.rss',
    '/feeds/tags/ai.json',
    '/feeds/tags/ai',
    '/feeds/makers/unknown.rss',
    '/feeds/makers/ines.rss.atom',
  ])
    expect({ path, status: (await edge.get(path)).status }).toEqual({ path, status: 404 })
})

it('holds no sign that would end it for its readers', async () => {
  board.tools = [{ ...place, name: 'Paper\ufffeplane', tagline: 'Folds\uffff itself' }]
  expect((await read('/feeds/week.rss')).xml).not.toMatch(/[\ufffe\uffff]/)
})
