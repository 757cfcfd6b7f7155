/** What JSON-LD says of one thing. */
export interface Thing {
  readonly types: readonly string[]
  readonly values: Readonly<Record<string, unknown>>
}

const MOST_THINGS = 200
const DEEPEST = 6
/** Where a page names what it is about, and whose it is. What it lists besides, such as other products, is not meant. */
const LEADING_ON = ['@graph', 'mainEntity', 'mainEntityOfPage', 'about', 'publisher', 'provider', 'brand', 'creator', 'manufacturer']

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value]

/** Some write names of types with their address. */
const typesOf = (values: Record<string, unknown>): string[] =>
  listOf(values['@type']).flatMap((type) => (typeof type === 'string' ? [type.replace(/^.*[/:#]/, '')] : []))

/** Wrapped for browsers of another time. */
const WRAPPERS = [
  ['<!--', '-->'],
  ['/*<![CDATA[*/', '/*]]>*/'],
  ['//<![CDATA[', '//]]>'],
  ['<![CDATA[', ']]>'],
] as const

export const unwrapped = (text: string): string => {
  const trimmed = text.trim()
  const [head, tail] = WRAPPERS.find(([begins, ends]) => trimmed.startsWith(begins) && trimmed.endsWith(ends)) ?? ['', '']
  return trimmed.slice(head.length, trimmed.length - tail.length)
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(unwrapped(text))
  } catch {
    return undefined
  }
}

/** All that is said about the page's subject, in the order in which it is said. What can't be read says nothing. */
export const thingsIn = (texts: readonly string[]): Thing[] => {
  const things: Thing[] = []
  const visit = (value: unknown, depth: number) => {
    if (depth > DEEPEST || things.length >= MOST_THINGS) return
    if (Array.isArray(value)) for (const each of value.slice(0, MOST_THINGS)) visit(each, depth + 1)
    if (!isRecord(value)) return
    const types = typesOf(value)
    if (types.length > 0) things.push({ types, values: value })
    for (const key of LEADING_ON) visit(value[key], depth + 1)
  }
  for (const text of texts) visit(parsed(text), 0)
  return things
}

/** A text, however it is wrapped. */
export const textOf = (value: unknown): string | undefined => {
  const [first] = listOf(value)
  if (typeof first === 'string') return first
  return isRecord(first) && typeof first['@value'] === 'string' ? first['@value'] : undefined
}

/** The addresses of pictures, which may be things of their own. */
export const addressesOf = (value: unknown): string[] =>
  listOf(value).flatMap((each) => {
    if (typeof each === 'string') return [each]
    const named = isRecord(each) ? (textOf(each['url']) ?? textOf(each['contentUrl']) ?? textOf(each['@id'])) : undefined
    return named === undefined ? [] : [named]
  })

const priceOf = (value: unknown): number[] => {
  if (typeof value === 'number') return [value]
  const digits = typeof value === 'string' ? value.replace(/[^\d.,]/g, '').replace(',', '.') : ''
  return digits === '' || Number.isNaN(Number(digits)) ? [] : [Number(digits)]
}

/** All prices that a thing has offers at. */
export const pricesOf = ({ values }: Thing): number[] =>
  listOf(values['offers'])
    .slice(0, MOST_THINGS)
    .flatMap((offer) => {
      if (!isRecord(offer)) return []
      const inner = listOf(offer['offers']).concat(listOf(offer['priceSpecification'])).filter(isRecord)
      return [offer, ...inner].flatMap((each) => ['price', 'lowPrice', 'highPrice'].flatMap((key) => priceOf(each[key])))
    })
