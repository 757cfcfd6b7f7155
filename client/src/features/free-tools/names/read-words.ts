import { isRude } from './rude.ts'

export const LONGEST_TYPED = 4_000
export const MOST_WORDS = 8
const SHORTEST = 2
const LONGEST = 14

/** What says nothing about a product. */
const FILLERS = new Set(
  'a an and any are as at be best by can do easy for free from get helps in into is it its make makes more my new of on or our simple so than that the their them they this to tool tools use using via we what when where which who with you your'.split(
    ' ',
  ),
)

/** What a text becomes: words that names are made of, or what is wrong, and in either case what was left out. */
export interface ReadWords {
  readonly words: readonly string[]
  readonly problem?: string
  readonly notes: readonly string[]
}

/** What `normalize` leaves as one character, as people write it in A to Z. */
const SPELT: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', þ: 'th', ı: 'i' }

const inLatin = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[ßæœøđðłþı]/g, (character) => SPELT[character] ?? character)
    .normalize('NFD')
    .replaceAll(/[\p{M}’']/gu, '')

const quoted = (words: readonly string[]): string => {
  const [first = '', ...rest] = words.slice(0, 3).map((word) => `“${word}”`)
  const more = words.length > 3 ? ` and ${words.length - 3} more` : ''
  return [first, ...rest].join(', ') + more
}

/** Less strict than with names, as people type words that are theirs: "rhythm" has a sound, and "xqzrt" has none. */
const isSayable = (word: string) => /[aeiouy]/.test(word) && !/[^aeiouy]{6}|(.)\1\1/.test(word)

const isLatinWord = (word: string) => /^[a-z]+$/.test(word)

/** Words of people who plan, run or sell: what they have in common makes better names than how they are used. */
const rootOf = (word: string): string => {
  if (word.length > 6 && word.endsWith('ing')) {
    const root = word.slice(0, -3)
    return /([b-df-hj-np-tv-z])\1$/.test(root) && !/(?:ll|ss|zz)$/.test(root) ? root.slice(0, -1) : word
  }
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 3 && /[^su]s$/.test(word) && !word.endsWith('is')) return word.slice(0, -1)
  return word
}

export const readWords = (typed: string): ReadWords => {
  const text = typed.slice(0, LONGEST_TYPED)
  if (text.trim() === '') return { words: [], problem: 'Type one to five words about your product.', notes: [] }

  const parts = inLatin(text).match(/[\p{L}\p{N}]+/gu) ?? []
  if (parts.length === 0) {
    const problem = /\p{Extended_Pictographic}/u.test(text)
      ? 'Names can’t hold emoji. Say in a word what yours stands for.'
      : 'There are no words in this. Type one to five words about your product.'
    return { words: [], problem, notes: [] }
  }

  const latin = parts.map((part) => part.replaceAll(/\d+/g, '')).filter(isLatinWord)
  if (latin.length === 0) {
    const problem = parts.some((part) => /\p{L}/u.test(part))
      ? 'Names are built from the characters A to Z. Write your words the way they sound in these.'
      : 'There are only numbers in this. Add a word about your product.'
    return { words: [], problem, notes: [] }
  }

  const meant = [...new Set(latin.filter((word) => !FILLERS.has(word)).map(rootOf))]
  const candidates = meant.length > 0 ? meant : [...new Set(latin)]
  const rude = candidates.filter(isRude)
  const kind = candidates.filter((word) => !isRude(word))
  const fits = kind.filter((word) => word.length >= SHORTEST && word.length <= LONGEST && isSayable(word))
  const odd = kind.filter((word) => !fits.includes(word))
  const words = fits.slice(0, MOST_WORDS)

  const otherScripts = parts.filter((part) => /[^a-z\d]/.test(part))
  const notes = [
    ...(otherScripts.length > 0 ? [`Left out, as names are built from A to Z: ${quoted(otherScripts)}.`] : []),
    ...(rude.length > 0 ? ['Left out: a rude word.'] : []),
    ...(odd.length > 0 && words.length > 0 ? [`Left out, as they are hard to say: ${quoted(odd)}.`] : []),
    ...(fits.length > MOST_WORDS ? [`We used the first ${MOST_WORDS} of ${fits.length} words: ${words.join(', ')}.`] : []),
  ]
  if (words.length > 0) return { words, notes }
  const problem =
    rude.length > 0 && odd.length === 0
      ? 'We don’t make names from rude words. Try other ones.'
      : `That’s hard to say: ${quoted(odd)}. Try an everyday word, such as “trains”.`
  return { words, problem, notes: [] }
}
