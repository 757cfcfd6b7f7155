import * as z from 'zod/mini'
import { count, IsoInstant } from '../kernel/answer-fields.ts'

/** Whatever stands on a page: it is shown as text and never followed by us. */
const text = z.string()
const address = z.string()

const side = z.nullable(count)

const Icon = z.object({ url: address, rel: text, sizes: z.nullable(text) })

const Picture = z.object({
  url: address,
  /** How the page names it. */
  from: z.enum(['og:image', 'twitter:image', 'img']),
  /** Empty for pictures that are marked as decoration; null where the page has none. */
  alt: z.nullable(text),
  width: side,
  height: side,
})

const Heading = z.object({ level: z.int().check(z.gte(1), z.lte(6)), text })

const Link = z.object({ url: address, text, internal: z.boolean(), nofollow: z.boolean(), times: count })

const Property = z.object({ property: text, content: text })

const Technology = z.object({
  technology: text,
  /** The sign on the page that shows it. */
  because: text,
})

/** What one page of the web says of itself. Lists that are very long are cut; their counts are not. */
export const Scrape = z.object({
  /** Where the page was found in the end. */
  url: address,
  /** What the site calls itself; null where it doesn't say. */
  siteName: z.nullable(text),
  fetchedAt: IsoInstant,
  tookMs: count,
  bytes: count,
  title: z.nullable(text),
  description: z.nullable(text),
  canonical: z.nullable(address),
  language: z.nullable(text),
  robots: z.nullable(text),
  hreflang: z.array(z.object({ language: text, url: address })),
  icons: z.array(Icon),
  headings: z.array(Heading),
  pictures: z.array(Picture),
  links: z.array(Link),
  /** Every occurrence counts, also of links that are cut from the list. */
  linkCounts: z.object({ internal: count, external: count, nofollow: count }),
  /** Each block as JSON, or as it stands on the page where that can't be read. */
  jsonLd: z.array(z.object({ types: z.array(text), json: text, readable: z.boolean() })),
  openGraph: z.array(Property),
  twitter: z.array(Property),
  technologies: z.array(Technology),
  /** Whether the page was too deep or too long to be read to its end. */
  cut: z.boolean(),
})
export type Scrape = z.infer<typeof Scrape>
