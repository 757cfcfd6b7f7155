/** A word of a text as it is looked for, and where it stands. */
export interface Word {
  readonly word: string
  readonly from: number
  readonly to: number
  /** Of a longer word: `Hub` of `GitHub`. */
  readonly isPart: boolean
}

const LONGEST = 32
const WORD = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}\p{N}\p{M}]+)*/gu
/** Where a capital begins a word within a word. */
const HUMP = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u

/** Characters that normalization does not split into a plain one and a mark. */
const PLAIN: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', þ: 'th', ı: 'i', ħ: 'h' }

/** Without accents, capitals and apostrophes. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøđðłþıħ]/g, (character) => PLAIN[character] ?? character)
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .slice(0, LONGEST)

/** Everything in a text that can be looked for. The same on both sides of the search, and where what was found is marked. */
export const wordsIn = (text: string): Word[] =>
  [...text.matchAll(WORD)].flatMap(({ 0: whole, index }) => {
    const at = (part: string, from: number, isPart: boolean): Word[] => {
      const word = fold(part)
      return word === '' ? [] : [{ word, from, to: from + part.length, isPart }]
    }
    const parts = whole.split(HUMP)
    if (parts.length === 1) return at(whole, index, false)
    let from = index
    const humps = parts.flatMap((part) => {
      const found = part.length > 1 ? at(part, from, true) : []
      from += part.length
      return found
    })
    return [...at(whole, index, false), ...humps]
  })

/** Words that are in every text and distinguish none. */
export const littleWords: readonly string[] =
  `a an and are as at be but by can do for from has have how in into is it its no not of off on or our out so than that the their them then they this
  to up us via was we what when which who will with you your`.split(/\s+/)
const LITTLE = new Set(littleWords)

export const isLittle = (word: string): boolean => LITTLE.has(word)

/** A name in one piece: `Chat GPT` and `ChatGPT` are the same. */
export const inOnePiece = (words: readonly Pick<Word, 'word' | 'isPart'>[]): string =>
  words
    .filter(({ isPart }) => !isPart)
    .map(({ word }) => word)
    .join('')
