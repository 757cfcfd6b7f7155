import { hash } from 'node:crypto'
import type { RenderedPage } from '../src/app/server-entry.tsx'
import type { PageSettings } from '../src/app/page-settings.ts'
import { withWholeAddresses } from '../src/lib/seo/whole-addresses.ts'
import { HEAD_SCRIPT } from '../src/app/head-script.ts'
import { PAGE_COLORS } from '../src/lib/theme/theme.ts'
import { site } from '../src/app/site.ts'
import type { CaptchaProvider } from './config.ts'
import { escapeMarkup } from './escape-markup.ts'

/** `<` is the one character with which data could end its own script element. */
const embed = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c')

/** A string becomes bytes again for each reader, at ten times the cost of copying those that it became once. */
type Piece = string | Uint8Array
const joined = (pieces: readonly Piece[]) => Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)))

export type DocumentParts = {
  page: RenderedPage
  tags: string
  canonical: string
  publicUrl: string
  settings: PageSettings
  captcha?: CaptchaProvider | undefined
}

const property = (name: string, content: string) => `<meta property="${name}" content="${escapeMarkup(content)}">`

const DRAWN = '/og/'

/** Caches keep a picture under its address: a page that says something else has another address for it. */
const pictureOf = (
  { image = '/og/default.png', title, description, jsonLd }: DocumentParts['page']['head'],
  publicUrl: string,
): string[] => {
  const url = new URL(image, publicUrl)
  if (!image.startsWith(DRAWN)) return [property('og:image', url.href)]
  url.searchParams.set('v', hash('sha256', JSON.stringify([title, description, jsonLd]), 'base64url').slice(0, 10))
  return [property('og:image', url.href), property('og:image:width', '1200'), property('og:image:height', '630')]
}

const ofThisPage = ({ page: { head }, canonical, publicUrl }: DocumentParts): string[] => {
  if (head.status !== 200 || head.noindex) return ['<meta name="robots" content="noindex">']
  return [
    `<link rel="canonical" href="${escapeMarkup(canonical)}">`,
    property('og:type', head.kind ?? 'website'),
    property('og:site_name', site.name),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:url', canonical),
    ...pictureOf(head, publicUrl),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(head.feeds ?? []).map(
      ({ title, type, path }) => `<link rel="alternate" type="${type}" title="${escapeMarkup(title)}" href="${escapeMarkup(path)}">`,
    ),
    ...(head.jsonLd ?? []).map((data) => `<script type="application/ld+json">${embed(withWholeAddresses(data, publicUrl))}</script>`),
  ]
}

const forced = (theme: 'light' | 'dark' | undefined) => (theme === undefined ? '' : ` data-forced="${theme}"`)

/** So that forms keep its place from the first paint. */
const asking = (captcha: CaptchaProvider | undefined) => (captcha === undefined ? '' : ` data-captcha="${captcha}"`)

/** Parts of the state that are there for many pages are written once. */
const written = new WeakMap<object, Piece>()
const embedPart = (part: unknown): Piece => {
  if (typeof part !== 'object' || part === null) return embed(part)
  const known = written.get(part) ?? Buffer.from(embed(part))
  written.set(part, known)
  return known
}
const embedState = (state: RenderedPage['state']): Piece[] => [
  ...Object.entries(state).flatMap(([name, part], index) => [`${index === 0 ? '{' : ','}"${name}":`, embedPart(part)]),
  '}',
]

/** What stands around a page's own words, for any reader of it. */
export type Around = readonly [before: Piece, between: Piece, after: Piece]

export const fillDocument = (
  [before, between, after]: Around,
  { markup, state }: { readonly markup: readonly Piece[]; readonly state: RenderedPage['state'] },
): Buffer => joined([before, ...markup, between, ...embedState(state), after])

export const writeAround = (parts: DocumentParts): Around => [
  Buffer.from(`<!doctype html>
<html lang="en"${forced(parts.page.theme)}${asking(parts.captcha)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeMarkup(parts.page.head.title)}</title>
<meta name="description" content="${escapeMarkup(parts.page.head.description)}">
${ofThisPage(parts).join('\n')}
<meta name="theme-color" content="${PAGE_COLORS.light}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${PAGE_COLORS.dark}" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script>${HEAD_SCRIPT}</script>
${parts.tags}
</head>
<body>
<div id="root">`),
  Buffer.from(`</div>
<script type="application/json" id="settings">${embed(parts.settings)}</script>
<script type="application/json" id="state">`),
  Buffer.from(`</script>
</body>
</html>
`),
]
