import { oneOf, type Random, seeded, shuffled } from '../seeded.ts'
import { isPronounceable, syllablesOf } from './pronounceable.ts'
import { isRude } from './rude.ts'
import { topics, type Tone, toneWords } from './name-words.ts'

export const NAMES_PER_LIST = 24
export const SHORTEST_NAME = 4
export const LONGEST_NAME = 16
const MOST_SYLLABLES = 5
/** Far more than a list needs, so that even one short word fills it. */
const TRIES = 4_000

export interface MadeName {
  readonly name: string
  /** How it was made, in a few words. */
  readonly why: string
}

interface Request {
  readonly words: readonly string[]
  readonly tone: Tone
  readonly seed: number
}

/** What a rule draws from: words of the reader's, and those that belong to the same world. */
interface Source {
  readonly random: Random
  readonly tone: Tone
  readonly own: () => string
  readonly any: () => string
}

type Rule = (source: Source) => MadeName | undefined

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
/** One word after the other; undefined where the seam would double a vowel. */
const joined = (first: string, second: string): string | undefined =>
  first === second || (first.at(-1) === second[0] && isVowel(second[0])) ? undefined : capital(first + second)

const isVowel = (character: string | undefined) => character !== undefined && 'aeiouy'.includes(character)

const named = (name: string | undefined, why: string): MadeName | undefined => (name === undefined ? undefined : { name, why })

/** The end of one word is the beginning of the other. */
const overlap: Rule = ({ own, any }) => {
  const [first, second] = [own(), any()]
  if (first === second || first.startsWith(second) || second.startsWith(first)) return undefined
  for (let shared = Math.min(4, first.length - 2, second.length - 2); shared >= 1; shared--) {
    if (!first.endsWith(second.slice(0, shared))) continue
    return { name: capital(first + second.slice(shared)), why: `“${first}” runs into “${second}”` }
  }
  return undefined
}

/** Begins as one word and ends as another, cut where a voice would cut. */
const blend: Rule = ({ random, own, any }) => {
  const words = [own(), any()]
  const [first = '', second = ''] = random() < 0.5 ? words : words.toReversed()
  const heads = Array.from(first).flatMap((_, cut) =>
    cut >= 3 && cut < first.length && isVowel(first[cut - 1]) !== isVowel(first[cut]) ? [first.slice(0, cut)] : [],
  )
  const tails = Array.from(second).flatMap((_, cut) =>
    cut >= 1 && second.length - cut >= 3 && isVowel(second[cut - 1]) !== isVowel(second[cut]) ? [second.slice(cut)] : [],
  )
  const [head, ...otherHeads] = heads
  const [tail, ...otherTails] = tails
  if (first === second || head === undefined || tail === undefined) return undefined
  const [start, end] = [oneOf(random, [head, ...otherHeads]), oneOf(random, [tail, ...otherTails])]
  if (isVowel(start.at(-1)) === isVowel(end[0])) return undefined
  const name = start + end
  if (name === first || name === second || name.length < 5) return undefined
  return { name: capital(name), why: `begins as “${first}”, ends as “${second}”` }
}

const ending: Rule = ({ random, tone, any }) => {
  const word = any()
  const { endings, endingsOfVowels } = toneWords[tone]
  if (!isVowel(word.at(-1))) {
    const end = oneOf(random, endings)
    return word.endsWith(end) ? undefined : { name: capital(word + end), why: `“${word}” with a ${tone} ending` }
  }
  // A silent e gives way to a vowel.
  const soft = oneOf(random, endings)
  if (word.endsWith('e') && isVowel(soft[0])) return { name: capital(word.slice(0, -1) + soft), why: `“${word}” with a ${tone} ending` }
  return { name: capital(word + oneOf(random, endingsOfVowels)), why: `“${word}” with a ${tone} ending` }
}

const beginning: Rule = ({ random, tone, any }) => {
  const [start, word] = [oneOf(random, toneWords[tone].prefixes), any()]
  return named(joined(start, word), `“${word}” after a ${tone} beginning`)
}

const compound: Rule = ({ random, tone, own, any }) => {
  const companion = oneOf(random, toneWords[tone].companions)
  const second = random() < 0.6 ? companion : any()
  const first = own()
  return named(joined(first, second), `“${first}” and “${second}” in one word`)
}

const pair: Rule = ({ random, tone, any }) => {
  const [first, second] = [any(), oneOf(random, toneWords[tone].companions)]
  return first === second ? undefined : { name: `${capital(first)} ${capital(second)}`, why: 'two words, easy to remember' }
}

/** How people respell a word that still sounds the same, or nearly so. */
const SPELLINGS: readonly (readonly [RegExp, string, string])[] = [
  [/([^aeiou])er$/, '$1r', 'the last e left out'],
  [/([^aeiou])or$/, '$1r', 'the last o left out'],
  [/cks?$/, 'x', 'an x at its end'],
  [/^c(?=[aou])/, 'k', 'a k at its start'],
  [/ck/, 'kk', 'a double k'],
  [/ph/, 'f', 'an f for ph'],
  [/igh?t$/, 'yte', 'a y for the i'],
  [/^qu/, 'kw', 'the way it sounds'],
  [/(?<=[^aeiouy][aeiou])([bdmnpt])$/, '$1$1o', 'an o at its end'],
  [/([^aeiouy])i([^aeiouy])/, '$1y$2', 'a y for the i'],
  [/oo/, 'u', 'a u for oo'],
  [/s$/, 'z', 'a z at its end'],
  [/e$/, 'ie', 'an i before its e'],
  [/y$/, 'ee', 'a double e at its end'],
  [/ea/, 'ee', 'a double e'],
  [/([^aeiouy])$/, '$1a', 'an a at its end'],
]

const altered: Rule = ({ random, any }) => {
  const word = any()
  const fitting = SPELLINGS.flatMap(([from, to, how]) => (from.test(word) ? [{ spelt: word.replace(from, to), how }] : []))
  const [first, ...others] = fitting
  if (first === undefined) return undefined
  const { spelt, how } = oneOf(random, [first, ...others])
  return { name: capital(spelt), why: `“${word}” with ${how}` }
}

const metaphor: Rule = ({ random, tone, own }) => {
  const [thing, does] = oneOf(random, toneWords[tone].metaphors)
  const word = own()
  if (random() < 0.4) return { name: capital(thing), why: `a ${thing} ${does}`.replace(/^a (?=[aeio])/, 'an ') }
  return { name: `${capital(word)} ${capital(thing)}`, why: `a ${thing} ${does}`.replace(/^a (?=[aeio])/, 'an ') }
}

/** A word of the same world that says it in other terms. */
const cousin: Rule = ({ random, tone, own, any }) => {
  const [word, other] = [own(), any()]
  if (word === other) return undefined
  return named(joined(other, random() < 0.5 ? oneOf(random, toneWords[tone].companions) : word), `“${other}” belongs with “${word}”`)
}

/** How often each rule has its turn: a playful name may be misspelt, an elegant one not. */
const TURNS: Readonly<Record<Tone, readonly Rule[]>> = {
  plain: [compound, overlap, pair, blend, ending, metaphor, beginning, cousin, compound, blend],
  playful: [altered, blend, ending, overlap, compound, metaphor, altered, beginning, blend, pair],
  technical: [ending, blend, compound, overlap, beginning, altered, metaphor, cousin, ending, blend],
  elegant: [ending, blend, overlap, metaphor, compound, pair, ending, blend, beginning, cousin],
}

const related = (word: string): readonly string[] => topics.flatMap(({ typed, related: words }) => (typed.includes(word) ? words : []))

const isFit = (name: string): boolean => {
  const parts = name.toLowerCase().split(' ')
  const whole = parts.join('')
  return (
    whole.length >= SHORTEST_NAME &&
    whole.length <= LONGEST_NAME &&
    parts.every(isPronounceable) &&
    parts.reduce((sum, part) => sum + syllablesOf(part), 0) <= MOST_SYLLABLES &&
    !/(.{3,})\1/.test(whole) &&
    !isRude(name)
  )
}

/** The same words, tone and seed always make the same names, so that an address is enough to share a list. */
export const generateNames = ({ words, tone, seed }: Request): readonly MadeName[] => {
  const [first, ...rest] = words
  if (first === undefined) return []
  const random = seeded(JSON.stringify([words, tone, seed]))
  const neighbours = words.flatMap(related).filter((word) => !words.includes(word))
  const source: Source = {
    random,
    tone,
    own: () => oneOf(random, [first, ...rest]),
    any: () => {
      const [neighbour, ...others] = neighbours
      if (neighbour !== undefined && random() < 0.6) return oneOf(random, [neighbour, ...others])
      return neighbour === undefined && random() < 0.5 ? oneOf(random, toneWords[tone].companions) : oneOf(random, [first, ...rest])
    },
  }
  const turns = shuffled(random, TURNS[tone])
  const made = new Map<string, MadeName>()
  /** A word in every other name tires. */
  const begun = new Map<string, number>()
  const held = new Map<string, number>()
  const mostOfOneWord = Math.max(4, Math.round(NAMES_PER_LIST / 2 / words.length))
  for (let turn = 0; turn < TRIES && made.size < NAMES_PER_LIST; turn++) {
    const name = turns[turn % turns.length]?.(source)
    if (name === undefined || !isFit(name.name) || words.includes(name.name.toLowerCase())) continue
    const [key, start] = [domainOf(name.name), name.name.slice(0, 4).toLowerCase()]
    const often = begun.get(start) ?? 0
    const whole = words.filter((word) => key.includes(word))
    // An image alone could stand for anything.
    if (toneWords[tone].metaphors.some(([thing]) => thing === key)) whole.push('')
    const isTired = often >= 3 || whole.some((word) => (held.get(word) ?? 0) >= mostOfOneWord)
    if (made.has(key) || (isTired && turn < TRIES / 2)) continue
    made.set(key, name)
    begun.set(start, often + 1)
    for (const word of whole) held.set(word, (held.get(word) ?? 0) + 1)
  }
  return [...made.values()]
}

/** The name as an address would have it. */
export const domainOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z\d]/g, '')

export const domainIdeas = (name: string): readonly string[] => {
  const plain = domainOf(name)
  return [`${plain}.com`, `get${plain}.com`, `${plain}.app`]
}
