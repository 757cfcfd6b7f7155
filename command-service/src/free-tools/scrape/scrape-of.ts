import type { Scrape } from '@debut/events/free-tools/scrape-answers.ts'
import type { IncomingHttpHeaders } from 'node:http'
import type { Head } from '../../kernel/sites/head-reader.ts'
import { tidy } from '../../kernel/sites/tidy-text.ts'
import { structuredData } from './structured-data.ts'
import type { Anchor, PageParts } from './page-reader.ts'
import { technologiesOf } from './technologies.ts'

const LONGEST_ADDRESS = 2_048
const LONGEST_LINE = 300
const LONGEST_TEXT = 1_000
const MOST_LINKS = 200
const MOST_HEADINGS = 200
const MOST_PICTURES = 100
const MOST_ICONS = 40
const MOST_PROPERTIES = 60
const MOST_LANGUAGES = 100

export interface Read {
  readonly page: URL
  readonly headers: IncomingHttpHeaders
  readonly head: Head
  readonly parts: PageParts
}

const cut = (text: string, most: number) => (text.length <= most ? text : `${text.slice(0, most - 1)}…`)
const line = (text: string) => cut(tidy(text), LONGEST_LINE)
const orNull = (text: string) => (text === '' ? null : text)

const resolving = (page: URL, base: string | undefined) => {
  const from = (base === undefined ? null : URL.parse(base, page.href)) ?? page
  return (address: string): URL | undefined => {
    const url = URL.parse(address.trim(), from.href)
    return url !== null && ['http:', 'https:'].includes(url.protocol) && url.href.length <= LONGEST_ADDRESS ? url : undefined
  }
}
type Resolve = ReturnType<typeof resolving>

const hostOf = ({ hostname }: URL) => hostname.replace(/^www\./, '')

const pixels = (text: string | null | undefined): number | null => {
  const [, digits] = /^\s*(\d{1,5})(px)?\s*$/.exec(text ?? '') ?? []
  return digits === undefined ? null : Number(digits)
}

/** The first picture of a kind takes the sizes and the text that are said after it. */
const namedPictures = (head: Head, resolve: Resolve): Scrape['pictures'] => {
  const first = (...keys: string[]) => keys.flatMap((key) => head.meta.get(key) ?? [])[0]
  const og = first('og:image:secure_url', 'og:image', 'og:image:url')
  const twitter = first('twitter:image', 'twitter:image:src')
  const pictureAt = (from: 'og:image' | 'twitter:image', address: string | undefined, alt: string | undefined, sides = false) => {
    const url = address === undefined ? undefined : resolve(address)
    if (url === undefined) return []
    return [
      {
        url: url.href,
        from,
        alt: alt === undefined ? null : line(alt),
        width: sides ? pixels(first('og:image:width')) : null,
        height: sides ? pixels(first('og:image:height')) : null,
      },
    ]
  }
  const both = [
    ...pictureAt('og:image', og, first('og:image:alt'), true),
    ...pictureAt('twitter:image', twitter, first('twitter:image:alt')),
  ]
  return both.filter(({ url }, index) => both.findIndex((other) => other.url === url) === index)
}

const picturesOf = ({ head, parts }: Read, resolve: Resolve): Scrape['pictures'] => {
  const shown = parts.images.flatMap(({ src, alt, width, height }) => {
    const url = resolve(src)
    if (url === undefined) return []
    return [{ url: url.href, from: 'img' as const, alt: alt === null ? null : line(alt), width: pixels(width), height: pixels(height) }]
  })
  const once = new Map(shown.toReversed().map((picture) => [picture.url, picture]))
  return [...namedPictures(head, resolve), ...[...once.values()].toReversed()].slice(0, MOST_PICTURES)
}

const linksOf = (anchors: readonly Anchor[], page: URL, resolve: Resolve): Pick<Scrape, 'links' | 'linkCounts'> => {
  const found = new Map<string, Scrape['links'][number]>()
  const counts = { internal: 0, external: 0, nofollow: 0 }
  for (const { href, rel, text } of anchors) {
    // Within the page itself.
    if (href.trim().startsWith('#')) continue
    const url = resolve(href)
    if (url === undefined) continue
    url.hash = ''
    const internal = hostOf(url) === hostOf(page)
    const nofollow = rel.includes('nofollow')
    counts[internal ? 'internal' : 'external'] += 1
    if (nofollow) counts.nofollow += 1
    const known = found.get(url.href)
    if (known !== undefined) {
      known.times += 1
      known.nofollow &&= nofollow
      if (known.text === '') known.text = line(text)
    } else if (found.size < MOST_LINKS) found.set(url.href, { url: url.href, text: line(text), internal, nofollow, times: 1 })
  }
  const links = [...found.values()].toSorted((one, other) => Number(other.internal) - Number(one.internal) || other.times - one.times)
  return { links, linkCounts: counts }
}

const iconsOf = ({ links }: Head, resolve: Resolve): Scrape['icons'] => {
  const named = links.flatMap(({ rel, href, sizes }) => {
    const kind = rel.find((each) => each === 'icon' || each === 'mask-icon' || each.startsWith('apple-touch-icon'))
    const url = kind === undefined ? undefined : resolve(href)
    return kind === undefined || url === undefined ? [] : [{ url: url.href, rel: kind, sizes: orNull(cut(tidy(sizes), 60)) }]
  })
  const size = (sizes: string | null) => (sizes === 'any' ? Infinity : Number(/^\d{1,5}/.exec(sizes ?? '')?.[0] ?? 0))
  return named.toSorted((one, other) => size(other.sizes) - size(one.sizes)).slice(0, MOST_ICONS)
}

const propertiesOf = ({ meta }: Head, prefix: RegExp) =>
  [...meta]
    .filter(([property]) => prefix.test(property))
    .flatMap(([property, contents]) =>
      contents.map((content) => ({ property: cut(property, 60), content: cut(tidy(content), LONGEST_TEXT) })),
    )
    .slice(0, MOST_PROPERTIES)

const LONGEST_NAME = 40
/** Between the name of a site and what it says of itself. */
const BETWEEN = /\s+[|–—·•»›-]\s+|:\s+/

/** As it names itself, or else how its title begins. */
const nameIn = ({ meta, title }: Head): string => {
  const named = [meta.get('og:site_name')?.[0], meta.get('application-name')?.[0], title.slice(0, LONGEST_TEXT).split(BETWEEN)[0]]
  return named.map((name = '') => tidy(name)).find((name) => name !== '' && name.length <= LONGEST_NAME) ?? ''
}

/** What a page says of itself: all but when and how fast it was fetched. */
export const scrapeOf = (read: Read): Omit<Scrape, 'fetchedAt' | 'tookMs' | 'bytes'> => {
  const { page, headers, head, parts } = read
  const resolve = resolving(page, head.base)
  const said = (key: string) => cut(tidy(head.meta.get(key)?.[0] ?? ''), LONGEST_TEXT)
  const linked = (rel: string) => head.links.filter((link) => link.rel.includes(rel))
  const canonical = linked('canonical').flatMap(({ href }) => resolve(href) ?? [])[0]
  const language = parts.language ?? headers['content-language'] ?? ''
  return {
    url: page.href,
    siteName: orNull(nameIn(head)),
    title: orNull(cut(tidy(head.title), LONGEST_TEXT)),
    description: orNull(said('description')),
    canonical: canonical?.href ?? null,
    language: orNull(cut(tidy(language), 40)),
    robots: orNull(said('robots') || tidy(String(headers['x-robots-tag'] ?? '')).slice(0, LONGEST_LINE)),
    hreflang: linked('alternate')
      .flatMap(({ hreflang, href }) => {
        const url = resolve(href)
        return hreflang === '' || url === undefined ? [] : [{ language: cut(tidy(hreflang), 40), url: url.href }]
      })
      .slice(0, MOST_LANGUAGES),
    icons: iconsOf(head, resolve),
    headings: parts.headings.slice(0, MOST_HEADINGS).map(({ level, text }) => ({ level, text: line(text) })),
    pictures: picturesOf(read, resolve),
    ...linksOf(parts.anchors, page, resolve),
    jsonLd: structuredData(parts.linkedData),
    openGraph: propertiesOf(head, /^(og|article|product|profile|book|video|music|fb):/),
    twitter: propertiesOf(head, /^twitter:/),
    technologies: technologiesOf({ headers, generators: head.meta.get('generator') ?? [], files: parts.files, marks: parts.marks }),
    cut: parts.cut,
  }
}
