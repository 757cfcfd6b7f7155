import { Day } from '@debut/events/kernel/days.ts'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { expect, it } from 'vitest'
import { sitemapFiles } from './sitemap-xml.ts'

const parser = new XMLParser({ isArray: (name) => name === 'url' || name === 'sitemap' })
type Parsed = { urlset?: { url: { loc: string; lastmod?: string }[] }; sitemapindex?: { sitemap: { loc: string }[] } }

const parsed = (xml: string | undefined) => {
  expect(XMLValidator.validate(xml ?? '')).toBe(true)
  return parser.parse(xml ?? '') as Parsed
}

it('is one file as long as one may hold everything', () => {
  const files = sitemapFiles('https://debut.example', [{ path: '/a&b<c', changedOn: Day.parse('2026-03-02') }, { path: '/d' }], 2)
  expect([...files.keys()]).toEqual(['/sitemap.xml'])
  expect(parsed(files.get('/sitemap.xml')).urlset?.url).toEqual([
    { loc: 'https://debut.example/a&b%3Cc', lastmod: '2026-03-02' },
    { loc: 'https://debut.example/d' },
  ])
})

it('is an index of files once it is more, each entry in exactly one of them', () => {
  const paths = ['/a', '/b', '/c', '/d', '/e']
  const files = sitemapFiles(
    'https://debut.example',
    paths.map((path) => ({ path })),
    2,
  )
  const parts = parsed(files.get('/sitemap.xml')).sitemapindex?.sitemap.map(({ loc }) => new URL(loc).pathname) ?? []
  expect(parts).toEqual(['/sitemaps/1.xml', '/sitemaps/2.xml', '/sitemaps/3.xml'])
  const urls = parts.flatMap((part) => parsed(files.get(part)).urlset?.url ?? [])
  expect(urls.map(({ loc }) => new URL(loc).pathname)).toEqual(paths)
})
