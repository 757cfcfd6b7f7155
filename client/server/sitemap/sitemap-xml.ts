import type { Day } from '@debut/events/kernel/days.ts'
import { escapeMarkup } from '../escape-markup.ts'

export interface SitemapEntry {
  /** From the root, percent-encoded where it needs to be. */
  readonly path: string
  readonly changedOn?: Day | undefined
}

/** What one file may hold, by sitemaps.org. */
const MOST_URLS = 50_000
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'

const urlSet = (base: string, entries: readonly SitemapEntry[]): string => {
  const urls = entries.map(({ path, changedOn }) => {
    const lastmod = changedOn === undefined ? '' : `<lastmod>${changedOn}</lastmod>`
    return `<url><loc>${escapeMarkup(new URL(path, base).href)}</loc>${lastmod}</url>`
  })
  return [DECLARATION, `<urlset ${NAMESPACE}>`, ...urls, '</urlset>', ''].join('\n')
}

const indexOf = (base: string, parts: number): string => {
  const files = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${escapeMarkup(new URL(partPath(index + 1), base).href)}</loc></sitemap>`,
  )
  return [DECLARATION, `<sitemapindex ${NAMESPACE}>`, ...files, '</sitemapindex>', ''].join('\n')
}

const partPath = (part: number) => `/sitemaps/${part}.xml`

/** The files of a sitemap by their paths: one, or an index and what it leads to. */
export const sitemapFiles = (base: string, entries: readonly SitemapEntry[], most: number = MOST_URLS): ReadonlyMap<string, string> => {
  if (entries.length <= most) return new Map([['/sitemap.xml', urlSet(base, entries)]])
  const parts = Math.ceil(entries.length / most)
  return new Map([
    ['/sitemap.xml', indexOf(base, parts)],
    ...Array.from({ length: parts }, (_, index): [string, string] => [
      partPath(index + 1),
      urlSet(base, entries.slice(index * most, (index + 1) * most)),
    ]),
  ])
}
