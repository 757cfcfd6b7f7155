import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { builtTexts } from '../testing/built-render.ts'
import { type EdgePart, startEdgePart } from '../testing/edge-part.ts'
import { addPostFeeds } from './post-feeds.ts'

const HOSTILE = `]]><script>alert("&")</script>`
const PICTURE = '/storage/pictures/3e9c2d14-8b7f-4a6c-b2d0-5f1a9e4c7b02/0123456789abcdef0123456789abcdef.webp'

const post = {
  postId: '01KJP0ST000000000000000001',
  kind: 'shipped',
  title: HOSTILE,
  beginning: `**Ships** today, thanks to [@noor](/profile/noor).\n\n![The harbour](${PICTURE})\n\n${HOSTILE}`,
  isWhole: false,
  publishedAt: '2026-03-03T20:00:00.000Z',
  author: { username: 'ines' },
}
const untitled = {
  ...post,
  postId: '01KJP0ST000000000000000000',
  kind: 'todo',
  title: null,
  beginning: '- [x] Film it\n- [ ] Show it',
  isWhole: true,
  publishedAt: '2026-03-02T20:00:00.000Z',
}

let edge: EdgePart
let posts: object[]

beforeEach(async () => {
  posts = [post, untitled]
  const texts = await builtTexts()
  edge = await startEdgePart(
    (app, parts) => addPostFeeds(app, { ...parts, ...texts }),
    (queries) => {
      queries.get('/api/posts', async () => ({ posts, more: false, all: posts.length }))
      queries.get<{ Params: { username: string } }>('/api/profiles/:username/posts', async ({ params }, reply) => {
        if (params.username === 'countess') return { moved: 'ines' }
        return params.username === 'ines' ? { username: 'ines', posts } : reply.code(404).send({})
      })
    },
  )
})
afterEach(() => edge.close())

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', isArray: (name) => ['item', 'entry'].includes(name) })

const read = async (path: string) => {
  const response = await edge.get(path)
  const xml = await response.text()
  expect(XMLValidator.validate(xml)).toBe(true)
  return { response, xml, parsed: parser.parse(xml) }
}

it('gives what members write as RSS, each post under an id that never changes', async () => {
  const { response, parsed } = await read('/feeds/posts.rss')
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('public, max-age=300')
  const { channel } = parsed.rss
  expect(channel).toMatchObject({ title: 'Community · Debut', link: 'https://debut.example/community' })
  expect(channel['atom:link']['@href']).toBe('https://debut.example/feeds/posts.rss')
  expect(channel.item).toMatchObject([
    {
      link: 'https://debut.example/posts/01KJP0ST000000000000000001',
      guid: { '#text': 'urn:debut:post:01KJP0ST000000000000000001', '@isPermaLink': 'false' },
      pubDate: 'Tue, 03 Mar 2026 20:00:00 GMT',
      'dc:creator': 'ines',
    },
    { title: 'Film it Show it' },
  ])
})

it('draws a text as pages do, by whole addresses, and leads on to the rest of it', async () => {
  const [first, second] = (await read('/feeds/posts.rss')).parsed.rss.channel.item
  const content = String(first['content:encoded'])
  expect(content).toContain('<strong>Ships</strong>')
  expect(content).toContain('href="https://debut.example/profile/noor"')
  expect(content).toMatch(/src="https:\/\/debut\.example\/_img\/[^"]*\.webp"/)
  expect(content).toContain('<a href="https://debut.example/posts/01KJP0ST000000000000000001">Read more</a>')
  expect(String(second['content:encoded'])).not.toContain('Read more')
  expect(content).not.toMatch(/(?:href|src)="\//)
})

it('carries what a member wrote as text, whatever they wrote', async () => {
  for (const path of ['/feeds/posts.rss', '/feeds/posts.atom', '/feeds/members/ines.rss']) {
    const { xml } = await read(path)
    expect(xml).not.toContain('<script>')
    expect(xml).toContain(']]&gt;&lt;script&gt;')
  }
  posts = [{ ...post, beginning: 'Folds\uffff itself', title: 'Paper\ufffeplane' }]
  edge.pass(5_000)
  expect((await read('/feeds/posts.rss')).xml).not.toMatch(/[\ufffe\uffff]/)
})

it('gives the posts of one member, also under a name that they gave up', async () => {
  const { parsed } = await read('/feeds/members/ines.atom')
  expect(parsed.feed).toMatchObject({ title: 'Posts by ines · Debut', updated: '2026-03-03T20:00:00.000Z' })
  expect(parsed.feed.entry[0]).toMatchObject({ author: { name: 'ines', uri: 'https://debut.example/profile/ines' } })
  expect((await read('/feeds/members/countess.atom')).parsed.feed.link).toContainEqual(
    expect.objectContaining({ '@rel': 'self', '@href': 'https://debut.example/feeds/members/ines.atom' }),
  )
})

it('is a feed also where nothing was written, and not there for what is no member or no format', async () => {
  posts = []
  for (const path of ['/feeds/posts.rss', '/feeds/members/ines.atom']) expect((await read(path)).response.status).toBe(200)
  for (const path of ['/feeds/members/unknown.rss', '/feeds/members/ines', '/feeds/members/ines.json', '/feeds/posts.json'])
    expect({ path, status: (await edge.get(path)).status }).toEqual({ path, status: 404 })
})

it('answers 304 to clients that have it, as long as nothing is new', async () => {
  const tag = (await edge.get('/feeds/posts.rss')).headers.get('etag') ?? ''
  edge.pass(5_000)
  expect((await edge.get('/feeds/posts.rss', { 'if-none-match': tag })).status).toBe(304)
  posts = [untitled]
  edge.pass(5_000)
  expect((await edge.get('/feeds/posts.rss', { 'if-none-match': tag })).status).toBe(200)
})
