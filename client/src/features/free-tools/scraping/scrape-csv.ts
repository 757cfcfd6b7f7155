import type { Scrape } from '@debut/events/free-tools/scrape-answers.ts'

type Row = readonly [part: string, name: string, value: string, note: string]

const sizeOf = ({ width, height }: Scrape['pictures'][number]) => (width === null || height === null ? '' : `${width} × ${height}`)

const rowsOf = (scrape: Scrape): Row[] => [
  ['page', 'address', scrape.url, ''],
  ['page', 'title', scrape.title ?? '', ''],
  ['page', 'description', scrape.description ?? '', ''],
  ['page', 'canonical', scrape.canonical ?? '', ''],
  ['page', 'language', scrape.language ?? '', ''],
  ['page', 'robots', scrape.robots ?? '', ''],
  ...scrape.hreflang.map(({ language, url }): Row => ['hreflang', language, url, '']),
  ...scrape.icons.map(({ rel, url, sizes }): Row => ['icon', rel, url, sizes ?? '']),
  ...scrape.headings.map(({ level, text }): Row => ['heading', `h${level}`, text, '']),
  ...scrape.pictures.map((picture): Row => ['picture', picture.alt ?? '', picture.url, `${picture.from} ${sizeOf(picture)}`.trim()]),
  ...scrape.links.map(({ text, url, internal, nofollow, times }): Row => [
    'link',
    text,
    url,
    `${internal ? 'internal' : 'external'}${nofollow ? ' nofollow' : ''} × ${times}`,
  ]),
  ...[...scrape.openGraph, ...scrape.twitter].map(({ property, content }): Row => ['social', property, content, '']),
  ...scrape.jsonLd.map(({ types, json, readable }): Row => ['json-ld', types.join(' '), json, readable ? '' : 'can’t be read']),
  ...scrape.technologies.map(({ technology, because }): Row => ['technology', technology, because, '']),
]

/** A spreadsheet takes what begins like this for a formula, and the text is somebody else's. */
const FORMULA = /^[\s]*[=+\-@\t\r]/

const cell = (text: string) => {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** As RFC 4180 has it. The mark at its beginning tells spreadsheets that it is UTF-8. */
export const scrapeCsv = (scrape: Scrape): string =>
  `\ufeff${[['part', 'name', 'value', 'note'], ...rowsOf(scrape)].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
