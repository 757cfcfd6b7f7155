import fc from 'fast-check'
import { expect, it } from 'vitest'
import { headReader } from '../../kernel/sites/head-reader.ts'
import { pageReader } from './page-reader.ts'
import { scrapeOf } from './scrape-of.ts'

const PAGE = new URL('https://fernweh.example/')

const read = (html: string | Buffer, { contentType = 'text/html', headers = {}, page = PAGE, piece = 4_096 } = {}) => {
  const bytes = Buffer.from(html as string)
  const [head, parts] = [headReader(contentType), pageReader(contentType)]
  for (let start = 0; start < bytes.length; start += piece) {
    head.write(bytes.subarray(start, start + piece))
    parts.write(bytes.subarray(start, start + piece))
  }
  return scrapeOf({ page, headers, head: head.end(), parts: parts.end() })
}

const FERNWEH = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title> Fernweh:
  plan a trip by train first </title>
<meta name="description" content="Door-to-door routes across Europe.">
<meta name="robots" content="index, follow"><meta name="generator" content="Hugo 0.128.0">
<link rel="canonical" href="/"><link rel="alternate" hreflang="de" href="/de/"><link rel="alternate" type="application/rss+xml" href="/feed">
<link rel="icon" href="/16.png" sizes="16x16"><link rel="apple-touch-icon" href="/180.png" sizes="180x180"><link rel="icon" href="/icon.svg" sizes="any">
<meta property="og:title" content="Fernweh"><meta property="og:image" content="/og.png"><meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630"><meta name="twitter:card" content="summary_large_image"><meta name="twitter:image" content="/og.png">
<script src="/_next/static/chunks/main.js"></script></head><body>
<h1>Trains first, <em>flights</em> last</h1><h2>One ticket <script>never()</script></h2><h3><img src="/night.png" alt="Night trains" width="960" height="540px"></h3>
<a href="/routes">Routes</a><a href="/routes#top"><img src="data:image/png;base64,AA" data-src="/late.png"></a><a href="#top">Top</a>
<a href="https://www.fernweh.example/about">About</a><a rel="noopener nofollow" href="https://github.com/fernweh">Code</a>
<a href="mailto:hello@fernweh.example">Mail</a><a href="javascript:alert(1)">Bad</a>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"SoftwareApplication","name":"Fernweh"}</script>
<script type="application/ld+json">{"@type": "Product",}</script></body></html>`

it('reads what a page says of itself', () => {
  expect(read(FERNWEH, { headers: { server: 'nginx/1.27' } })).toEqual({
    url: 'https://fernweh.example/',
    siteName: 'Fernweh',
    title: 'Fernweh: plan a trip by train first',
    description: 'Door-to-door routes across Europe.',
    canonical: 'https://fernweh.example/',
    language: 'en',
    robots: 'index, follow',
    hreflang: [{ language: 'de', url: 'https://fernweh.example/de/' }],
    icons: [
      { url: 'https://fernweh.example/icon.svg', rel: 'icon', sizes: 'any' },
      { url: 'https://fernweh.example/180.png', rel: 'apple-touch-icon', sizes: '180x180' },
      { url: 'https://fernweh.example/16.png', rel: 'icon', sizes: '16x16' },
    ],
    headings: [
      { level: 1, text: 'Trains first, flights last' },
      { level: 2, text: 'One ticket' },
      { level: 3, text: 'Night trains' },
    ],
    pictures: [
      { url: 'https://fernweh.example/og.png', from: 'og:image', alt: null, width: 1200, height: 630 },
      { url: 'https://fernweh.example/night.png', from: 'img', alt: 'Night trains', width: 960, height: 540 },
      { url: 'https://fernweh.example/late.png', from: 'img', alt: null, width: null, height: null },
    ],
    links: [
      { url: 'https://fernweh.example/routes', text: 'Routes', internal: true, nofollow: false, times: 2 },
      { url: 'https://www.fernweh.example/about', text: 'About', internal: true, nofollow: false, times: 1 },
      { url: 'https://github.com/fernweh', text: 'Code', internal: false, nofollow: true, times: 1 },
    ],
    linkCounts: { internal: 3, external: 1, nofollow: 1 },
    jsonLd: [
      {
        types: ['SoftwareApplication'],
        json: '{\n  "@context": "https://schema.org",\n  "@type": "SoftwareApplication",\n  "name": "Fernweh"\n}',
        readable: true,
      },
      { types: [], json: '{"@type": "Product",}', readable: false },
    ],
    openGraph: [
      { property: 'og:title', content: 'Fernweh' },
      { property: 'og:image', content: '/og.png' },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
    ],
    twitter: [
      { property: 'twitter:card', content: 'summary_large_image' },
      { property: 'twitter:image', content: '/og.png' },
    ],
    technologies: [
      { technology: 'nginx', because: 'header server: nginx/1.27' },
      { technology: 'Hugo', because: 'generator Hugo 0.128.0' },
      { technology: 'Next.js', because: 'file /_next/static/chunks/main.js' },
    ],
    cut: false,
  })
})

it('says of an empty page that it says nothing', () => {
  expect(read('')).toMatchObject({ title: null, description: null, language: null, headings: [], links: [], siteName: null, cut: false })
})

it('takes a generator that no rule knows by its own name', () => {
  expect(read('<meta name=generator content="Homemade 3">').technologies).toEqual([{ technology: 'Homemade 3', because: 'generator' }])
})

it('reads pages that are broken or written in another charset', () => {
  expect(read('<h1>One<h2>Two<a href=/x>Three<a href=/y>Four').headings).toEqual([
    { level: 1, text: 'One' },
    { level: 2, text: 'TwoThreeFour' },
  ])
  const latin = Buffer.from('<title>Größe</title><h1>Übersicht</h1>', 'latin1')
  expect(read(latin, { contentType: 'text/html; charset=iso-8859-1' })).toMatchObject({
    title: 'Größe',
    headings: [{ level: 1, text: 'Übersicht' }],
  })
  expect(read('<base href="https://cdn.example/a/"><img src="b.png" alt>').pictures[0]).toMatchObject({
    url: 'https://cdn.example/a/b.png',
    alt: '',
  })
})

it.each([
  ['a million open tags that others try to close', `${'<i>'.repeat(200_000)}${'</b>'.repeat(200_000)}`, { cut: true }],
  ['too many links', '<a href="/a">a</a>'.repeat(20_000), { links: [{ times: 5_000 }] }],
  ['endless headings', `<h1>${'long '.repeat(200_000)}`, { headings: [{ level: 1 }] }],
  ['deep JSON', `<script type="application/ld+json">${'['.repeat(30_000)}${']'.repeat(30_000)}</script>`, { jsonLd: [{ types: [] }] }],
  ['a hundred thousand marks', Array.from({ length: 50_000 }, (_, each) => `<i data-astro-cid-${each}>x</i>`).join(''), { cut: false }],
])('is not kept busy by %s', (_, html, expected) => {
  const found = read(html)
  expect(found).toMatchObject(expected)
  expect(JSON.stringify(found).length).toBeLessThan(400_000)
})

it('is cut into any pieces without a difference, and throws at nothing', () => {
  const tags = fc.constantFrom(
    '<h1>',
    '</h1>',
    '<a href="/x">',
    '</a>',
    '<script>',
    '</script>',
    '<svg>',
    '<template>',
    '<!--',
    '-->',
    '<![CDATA[',
    '"',
    '<',
    'ü',
    '&amp',
    '\0',
  )
  fc.assert(
    fc.property(fc.array(tags, { maxLength: 60 }), fc.integer({ min: 1, max: 40 }), (pieces, piece) => {
      const html = pieces.join('')
      expect(read(html, { piece })).toEqual(read(html))
    }),
    { numRuns: 200 },
  )
})
