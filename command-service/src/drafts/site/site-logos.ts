import type { Site } from '@debut/events/tools/site-answers.ts'
import type { HeadLink } from '../../kernel/sites/head-reader.ts'
import type { WebManifest } from './web-manifest.ts'

type Logo = Site['logos'][number]

const SMALLEST = 128
const MOST = 6
/** What Apple asks for where nothing is said. */
const APPLE = 180

/** Formats that are no pictures to us. */
const isTaken = (url: string, type = ''): boolean =>
  !/svg|x-icon|vnd\.microsoft|gif|avif/.test(type) && !/\.(svgz?|ico|gif|avif|icns)$/i.test(URL.parse(url)?.pathname ?? '')

/** The largest square of `16x16 512x512`. */
const squareOf = (sizes: string): number | undefined => {
  const squares = [...sizes.matchAll(/(\d{1,5})x(\d{1,5})/gi)].flatMap(([, width, height]) => (width === height ? [Number(width)] : []))
  return squares.length === 0 ? undefined : Math.max(...squares)
}

interface Said {
  readonly links: readonly HeadLink[]
  readonly manifest: WebManifest
  /** Where icons of the manifest are meant from. */
  readonly manifestUrl: string | undefined
  /** Of the organisation or the product, of which no size is known. */
  readonly others: readonly string[]
  /** An address as it is meant on this page. */
  readonly resolve: (address: string, base?: string) => string | undefined
}

const logo = (url: string | undefined, type: string, size: number | undefined): Logo[] =>
  url === undefined || !isTaken(url, type) ? [] : [{ url, ...(size !== undefined && { size }) }]

/** Those that are large enough or may be, the largest first; those of unknown size after them. */
export const siteLogos = ({ links, manifest, manifestUrl, others, resolve }: Said): Logo[] => {
  const icons = links.flatMap(({ rel, href, type, sizes }) => {
    if (rel.some((each) => each.startsWith('apple-touch-icon'))) return logo(resolve(href), type, squareOf(sizes) ?? APPLE)
    return rel.includes('icon') ? logo(resolve(href), type, squareOf(sizes)) : []
  })
  const installed = manifest.icons.flatMap(({ src, sizes, type, purpose }) =>
    // One for masks has a wide margin, and one in a single colour is none.
    /\bany\b/.test(purpose) ? logo(resolve(src, manifestUrl), type, squareOf(sizes)) : [],
  )
  const sized = [...installed, ...icons]
    .filter(({ size = 0 }) => size >= SMALLEST)
    .toSorted((one, other) => (other.size ?? 0) - (one.size ?? 0))
  const unsized = [
    ...others.flatMap((each) => logo(resolve(each), '', undefined)),
    ...[...installed, ...icons].filter(({ size }) => size === undefined),
  ]
  return [...new Map([...sized, ...unsized].toReversed().map((each) => [each.url, each])).values()].toReversed().slice(0, MOST)
}
