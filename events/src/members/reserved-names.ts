/** These are the first parts of our own addresses, and words that mean no particular member. */
const ADDRESSES = `about account affiliates alternatives api auth avatars badges blog categories commands community edit everyone faqs feed
  followers following free-tools healthz launch launchpad legal login logout me member members metrics monthly newsletter null posts
  pricing privacy profile readyz settings signup status streaks tags terms tool tools transparency undefined user weekly www yearly`.split(
  /\s+/,
)

const PRODUCT = 'debut'

/** These names speak for the product, or seem to. */
const OFFICES = `admin admins administrator administrators analyst analysts contact help helpdesk info mail mod mods moderator moderators
  official officials owner root security staff support system team`.split(/\s+/)

/** Every object has these names, so a lookup by one of them would find something that no member put there. */
const OF_OBJECTS = [...Object.getOwnPropertyNames(Object.prototype), 'prototype']

const LOOK_ALIKES: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'l',
  i: 'l',
  2: 'z',
  3: 'e',
  4: 'a',
  5: 's',
  6: 'b',
  7: 't',
  8: 'b',
  9: 'g',
}

/** Makes characters that look alike the same. Usernames contain only a–z, 0–9 and dashes, so other alphabets don't matter here. */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .replaceAll(/[0-9i]/g, (character) => LOOK_ALIKES[character] ?? character)
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')

const foldedAll = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(folded))

const kept = foldedAll([...ADDRESSES, ...OF_OBJECTS])
const offices = foldedAll(OFFICES)
const product = folded(PRODUCT)
const onlyOfOurs = new RegExp(`^(?:${[product, ...offices].join('|')})+$`)

const isNumber = (part: string): boolean => /^\d+$/.test(part)

/**
 * Drops numbers at the end, which only count copies of a name. They must not be read as characters that they look like: `mai-1` is not
 * `mail`.
 */
const withoutTrailing = (parts: readonly string[]): readonly string[] => parts.slice(0, parts.findLastIndex((part) => !isNumber(part)) + 1)

/** `admin24` counts as `admin`. */
const withoutNumber = (word: string): string => word.replace(/\d+$/, '')

/**
 * Says whether a name could pass for one of ours. It is judged by its whole parts between dashes, so members can take `adminton` and
 * `debut-album`. A name is reserved only if it says nothing besides our words, or if it contains both the product's name and an office.
 */
export const isKept = (username: string): boolean => {
  const parts = username.split('-')
  return (!parts.some(isNumber) && kept.has(folded(username))) || isOfOurs(parts)
}

/** Characters of other alphabets that look like Latin ones. */
const ALIKE_ABROAD: ReadonlyMap<string, string> = new Map(
  Array.from(
    'аaвbсcԁdеeһhіiјjкkмmнhоoрpѕsтtуyхxαaβbεeηnιiκkμmνvοoρpτtυuχx'.matchAll(/(.)(.)/gu),
    ([, other = '', ours = '']) => [other, ours] as const,
  ),
)

/**
 * Says whether a name in any alphabet could pass for an office of the product. Our addresses don't matter here, because a name is not an
 * address.
 */
export const isOfOffice = (name: string): boolean => {
  const plain = Array.from(name.normalize('NFKD').toLowerCase(), (character) => ALIKE_ABROAD.get(character) ?? character)
    .join('')
    .replaceAll(/\p{M}/gu, '')
  const parts = plain.split(/[^a-z0-9]+/).filter((part) => part !== '')
  return parts.length > 0 && isOfOurs(parts)
}

const isOfOurs = (parts: readonly string[]): boolean => {
  const words = parts.filter((part) => !isNumber(part))
  const [asWritten, whole] = [withoutTrailing(parts).join(''), words.join('')]
  if ([asWritten, whole, withoutNumber(whole)].some((name) => onlyOfOurs.test(folded(name)))) return true
  const named = words.flatMap((word) => [folded(word), folded(withoutNumber(word))])
  return named.includes(product) && named.some((word) => offices.has(word))
}
