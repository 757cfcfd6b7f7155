import type { Scrape } from '@debut/events/free-tools/scrape-answers.ts'

export interface Advice {
  readonly text: string
  readonly isGood: boolean
}

const good = (text: string): Advice => ({ text, isGood: true })
const better = (text: string): Advice => ({ text, isGood: false })

/** What search engines show of them before they cut. */
const TITLE = { least: 15, most: 60 }
const DESCRIPTION = { least: 50, most: 160 }

const lengthAdvice = (text: string, { least, most }: typeof TITLE): Advice => {
  const length = Array.from(text).length
  const counted = `${length} ${length === 1 ? 'character' : 'characters'}`
  if (length < least) return better(`${counted}, rather short`)
  return length > most ? better(`${counted}, may be cut after ${most}`) : good(`${counted}, good`)
}

export const titleAdvice = ({ title }: Scrape): Advice => (title === null ? better('Missing') : lengthAdvice(title, TITLE))

export const descriptionAdvice = ({ description }: Scrape): Advice =>
  description === null ? better('Missing') : lengthAdvice(description, DESCRIPTION)

export const canonicalAdvice = ({ canonical, url }: Scrape): Advice | undefined => {
  if (canonical === null) return better('Missing')
  const [said, found] = [URL.parse(canonical), URL.parse(url)]
  return said?.host === found?.host ? undefined : better('Leads to another host')
}

/** Languages that sites often have a part for, by the name of its folder. */
const FOLDERS = /^(ar|cs|da|de|en|es|fi|fr|it|ja|ko|nl|no|pl|pt|ru|sv|tr|uk|zh)(-[a-z]{2})?$/i

const languageOf = (code: string) => code.toLowerCase().split('-')[0] ?? ''

const nameOf = (code: string) => new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code

/** Readers follow the link to a page in their language; search engines need its hreflang. */
const unnamedLanguage = ({ links, hreflang, language }: Scrape): string | undefined => {
  const known = new Set([languageOf(language ?? ''), ...hreflang.map((each) => languageOf(each.language))])
  for (const { url, internal } of links) {
    const folder = internal ? URL.parse(url)?.pathname.split('/')[1] : undefined
    if (folder !== undefined && FOLDERS.test(folder) && !known.has(languageOf(folder))) return languageOf(folder)
  }
  return undefined
}

export const languageAdvice = (scrape: Scrape): Advice | undefined => {
  if (scrape.language === null) return better('Missing, so screen readers guess it')
  const unnamed = unnamedLanguage(scrape)
  return unnamed === undefined ? undefined : better(`No hreflang for the ${nameOf(unnamed)} page`)
}

export const robotsAdvice = ({ robots }: Scrape): Advice | undefined =>
  robots !== null && /\b(noindex|none)\b/i.test(robots) ? better('Search engines leave this page out') : undefined

export const iconsAdvice = ({ icons }: Scrape): Advice | undefined => {
  if (icons.length === 0) return better('None named: browsers show a plain one')
  return icons.some(({ rel }) => rel.startsWith('apple-touch-icon')) ? undefined : better('No apple-touch-icon for home screens')
}

export const headingsAdvice = ({ headings }: Scrape): Advice | undefined => {
  const titles = headings.filter(({ level }) => level === 1).length
  if (titles === 0) return better('No H1')
  if (titles > 1) return better(`${titles} H1: one is clearer`)
  const skipped = headings.findIndex(({ level }, index) => index > 0 && level > (headings[index - 1]?.level ?? level) + 1)
  return skipped === -1 ? undefined : better(`H${headings[skipped]?.level} follows H${headings[skipped - 1]?.level}`)
}

export const socialAdvice = ({ openGraph }: Scrape): Advice | undefined => {
  const missing = ['og:title', 'og:description', 'og:image'].filter((needed) => !openGraph.some(({ property }) => property === needed))
  return missing.length === 0 ? undefined : better(`No ${missing.join(', ')}`)
}
