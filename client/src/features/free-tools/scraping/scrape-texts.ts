import type { Scrape } from '@debut/events/free-tools/scrape-answers.ts'

/** One of these after another on a line of its own, as a reader would paste them. */
const lines = (texts: readonly string[]) => texts.join('\n')

export const sizeLabel = (width: number | null, height: number | null): string | undefined =>
  width === null || height === null ? undefined : `${width} × ${height}`

/** `180x180` as it is read; several sizes in one file are named all. */
export const iconSize = (sizes: string | null): string => {
  if (sizes === null) return 'No size'
  return sizes === 'any' ? 'Any size' : sizes.replaceAll(/(\d+)x(\d+)/gi, '$1 × $2')
}

export const fileName = (address: string): string => {
  const url = URL.parse(address)
  const last = url?.pathname.split('/').findLast((part) => part !== '')
  return last ?? url?.hostname ?? address
}

/** Within the site its path; elsewhere its host as well. */
export const shortAddress = (address: string, isInternal: boolean): string => {
  const url = URL.parse(address)
  if (url === null) return address
  const rest = `${url.pathname}${url.search}`
  return isInternal ? rest : `${url.hostname.replace(/^www\./, '')}${rest === '/' ? '' : rest}`
}

export const bytesLabel = (bytes: number): string => {
  if (bytes < 1_000) return `${bytes} bytes`
  return bytes < 1_000_000 ? `${Math.round(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

export const secondsLabel = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`

export const copied = {
  page: ({ title, description, canonical, language }: Scrape) =>
    lines([title, description, canonical, language].filter((each) => each !== null)),
  icons: ({ icons }: Scrape) => lines(icons.map(({ url }) => url)),
  headings: ({ headings }: Scrape) => lines(headings.map(({ level, text }) => `${'  '.repeat(level - 1)}${text}`)),
  pictures: ({ pictures }: Scrape) => lines(pictures.map(({ url }) => url)),
  links: ({ links }: Scrape) => lines(links.map(({ url }) => url)),
  jsonLd: ({ jsonLd }: Scrape) => lines(jsonLd.map(({ json }) => json)),
  social: ({ openGraph, twitter }: Scrape) => lines([...openGraph, ...twitter].map(({ property, content }) => `${property}: ${content}`)),
  technologies: ({ technologies }: Scrape) => lines(technologies.map(({ technology }) => technology)),
}
