import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { builtTexts } from '../testing/built-render.ts'
import { type EdgePart, startEdgePart } from '../testing/edge-part.ts'
import { addBlogFeeds } from './blog-feeds.ts'

let edge: EdgePart
let texts: Awaited<ReturnType<typeof builtTexts>>

beforeEach(async () => {
  texts = await builtTexts()
  edge = await startEdgePart(
    (app, parts) => addBlogFeeds(app, { ...parts, ...texts }),
    () => undefined,
  )
})
afterEach(() => edge.close())

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', isArray: (name) => ['item', 'entry'].includes(name) })

const read = async (path: string) => {
  const response = await edge.get(path)
  const xml = await response.text()
  expect(XMLValidator.validate(xml), path).toBe(true)
  return { response, xml, parsed: parser.parse(xml) }
}

it('gives the posts of the blog newest first, with their whole texts and whole addresses', async () => {
  const { response, parsed } = await read('/feeds/blog.rss')
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  const { channel } = parsed.rss
  expect(channel).toMatchObject({ title: 'Blog · Debut', link: 'https://debut.example/blog' })
  expect(channel['atom:link']['@href']).toBe('https://debut.example/feeds/blog.rss')
  const { posts } = await texts.readWritings()
  expect(channel.item.map(({ link }: { link: string }) => link)).toEqual(posts.map(({ slug }) => `https://debut.example/blog/${slug}`))
  const audit = channel.item.find(({ link }: { link: string }) => link.endsWith('/votes-you-can-audit'))
  expect(audit).toMatchObject({
    guid: { '#text': 'urn:debut:blog:votes-you-can-audit', '@isPermaLink': 'false' },
    pubDate: 'Wed, 18 Nov 2026 08:00:00 GMT',
    'dc:creator': 'The counting room',
  })
  const content = String(audit['content:encoded'])
  expect(content).toContain('href="https://debut.example/transparency"')
  expect(content).toContain('What it can&#x27;t do')
  for (const item of channel.item) expect(String(item['content:encoded'])).not.toMatch(/ (?:href|src)="\/|<script|<button|undefined/)
})

it('gives the same as Atom, and the posts of one category and of one author', async () => {
  const { posts } = await texts.readWritings()
  const { parsed } = await read('/feeds/blog/categories/makers.atom')
  expect(parsed.feed.entry).toHaveLength(posts.filter(({ categories }) => categories.includes('makers')).length)
  expect(parsed.feed).toMatchObject({ title: 'Makers – Blog · Debut', id: 'https://debut.example/blog/categories/makers' })
  const { parsed: mine } = await read('/feeds/blog/authors/counting-room.rss')
  expect(mine.rss.channel.item).toHaveLength(posts.filter(({ author }) => author === 'counting-room').length)
})

it('gives the changelog, each change by its place on the page', async () => {
  const { parsed } = await read('/feeds/changelog.atom')
  const { changes } = await texts.readWritings()
  expect(parsed.feed.entry).toHaveLength(changes.length)
  expect(parsed.feed.entry[0].link['@href']).toBe(`https://debut.example/changelog#${changes[0]?.id}`)
  for (const { content } of parsed.feed.entry) expect(String(content['#text'])).toMatch(/^<p>/)
})

it('leaves drafts out until their day', async () => {
  const { posts, ...rest } = await texts.readWritings()
  const [first] = posts
  if (first === undefined) throw new Error('There is no post')
  await edge.close()
  const drafts = [{ ...first, date: '2026-03-04', draft: true }]
  edge = await startEdgePart(
    (app, parts) => addBlogFeeds(app, { ...parts, ...texts, readWritings: async () => ({ ...rest, posts: drafts }) }),
    () => undefined,
  )
  expect((await read('/feeds/blog.rss')).xml).not.toContain(first.slug)
  edge.pass(24 * 3_600_000)
  expect((await read('/feeds/blog.rss')).xml).toContain(first.slug)
})

it('answers 304 to clients that have it, and 404 for what is no category, author or format', async () => {
  const { headers } = await edge.get('/feeds/blog.rss')
  expect(headers.get('cache-control')).toBe('public, max-age=300')
  expect((await edge.get('/feeds/blog.rss', { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304)
  for (const path of [
    'categories/none.rss',
    'categories/constructor.rss',
    'authors/none.atom',
    'authors/debut-team.json',
    'authors/A_B.rss',
  ])
    expect({ path, status: (await edge.get(`/feeds/blog/${path}`)).status }).toEqual({ path, status: 404 })
})
