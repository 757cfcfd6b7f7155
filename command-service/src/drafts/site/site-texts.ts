import { cutAtWord, tidy } from '../../kernel/sites/tidy-text.ts'

const NAME = { least: 2, most: 40 }
const TAGLINE = { least: 10, most: 80 }
const DESCRIPTION = { least: 1, most: 5_000 }
/** Between the name of a site and what it says of itself. */
const BETWEEN = /\s+[|–—·•»›:~-]+\s+|\s*[|–—·•»›]\s*|:\s+/
/** What a page is called that was not given a name, or that says where one is instead of what. */
const NOTHING =
  /^(home ?page|home|index|welcome|untitled|landing( page)?|official (web)?site|(vite|react|next\.?js|create next|nuxt|my)( \+ \w+)*( app)?|document|loading\.*)$/i

const isSaying = (text: string) => text !== '' && !NOTHING.test(text)

/** As it would stand in an address. */
const squeezed = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')

/** The host says which of several is the name: `Paperplane` of `getpaperplane.com`. */
const isLike = (hostname: string) => {
  const host = squeezed(hostname.replace(/^www\./, '').replace(/\.[^.]*$/, ''))
  return (text: string) => {
    const name = squeezed(text)
    return name.length >= 3 && (host.includes(name) || name === host)
  }
}

const partsOf = (text: string) => text.split(BETWEEN).map(tidy).filter(isSaying)

interface Said {
  readonly hostname: string
  /** What it calls itself, the surest first. */
  readonly names: readonly (string | undefined)[]
  /** Titles, in which its name may stand beside other things. */
  readonly titles: readonly (string | undefined)[]
  readonly taglines: readonly (string | undefined)[]
  readonly descriptions: readonly (string | undefined)[]
}

const tidied = (texts: readonly (string | undefined)[]) => texts.map((text = '') => tidy(text)).filter(isSaying)

interface Limits {
  readonly least: number
  readonly most: number
}

const fits =
  ({ least, most }: Limits) =>
  (text: string) =>
    text.length >= least && text.length <= most

/** Cut where it is too long, and nothing where too little is left. */
const fitted = (text: string | undefined, limits: Limits): string | undefined => {
  const cut = text === undefined ? '' : cutAtWord(text, limits.most)
  return fits(limits)(cut) ? cut : undefined
}

const nameOf = (names: readonly string[], titles: readonly string[], isNamed: (text: string) => boolean): string | undefined => {
  const whole = names.filter(fits(NAME))
  const parts = [...names, ...titles].flatMap(partsOf).filter(fits(NAME))
  return whole.find(isNamed) ?? parts.find(isNamed) ?? whole[0] ?? parts[0] ?? fitted([...names, ...titles][0], NAME)
}

/** Without the full stop that ends it. */
const firstSentence = (text: string): string => (/^.{10,}?[.!?](?=\s|$)/u.exec(text)?.[0] ?? text).replace(/(?<!\.)\.$/, '')

/** Name, tagline and description, as long as a card takes them. */
export const siteTexts = ({ hostname, ...said }: Said) => {
  const names = tidied(said.names)
  const titles = tidied(said.titles)
  const descriptions = tidied(said.descriptions)
  const name = nameOf(names, titles, isLike(hostname))
  const isNoName = (text: string) => name === undefined || squeezed(text) !== squeezed(name)
  const sayings = [...tidied(said.taglines), ...titles.flatMap(partsOf), ...descriptions].map(firstSentence)
  const tagline = fitted(
    sayings.find((text) => text.length >= TAGLINE.least && isNoName(text)),
    TAGLINE,
  )
  const description = fitted(descriptions.toSorted((one, other) => other.length - one.length)[0], DESCRIPTION)
  return {
    ...(name !== undefined && { name }),
    ...(tagline !== undefined && { tagline }),
    ...(description !== undefined && { description }),
  }
}
