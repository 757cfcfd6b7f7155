import type { freeToolsProblems } from './free-tools-problems.ts'

/** What can be seen of an address before it is asked for. */
export type WrongAddress = Extract<keyof typeof freeToolsProblems, 'scrape-scheme' | 'scrape-address' | 'scrape-credentials'>

const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:/i
/** A port is no scheme: `fernweh.example:443`. */
const HAS_PORT = /^[^/?#:]+(?=:\d)/
const hasPort = (text: string): boolean => HAS_PORT.exec(text)?.[0].slice(1, -1).includes('.') ?? false
const isNumeric = (host: string) => host.startsWith('[')

/** The address of a page as somebody typed it, with or without its scheme; or which problem it has. */
export const scrapeAddress = (typed: string): URL | WrongAddress => {
  const text = typed.trim()
  const hasScheme = HAS_SCHEME.test(text) && !hasPort(text)
  const url = URL.parse(hasScheme ? text : `https://${text}`)
  if (hasScheme && url !== null && !['http:', 'https:'].includes(url.protocol)) return 'scrape-scheme'
  if (url === null || /\s/.test(text)) return 'scrape-address'
  if (url.username !== '' || url.password !== '') return 'scrape-credentials'
  if (!url.hostname.includes('.') && !isNumeric(url.hostname) && url.hostname !== 'localhost') return 'scrape-address'
  url.hash = ''
  return url
}
