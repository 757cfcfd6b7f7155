import type { Random } from './random.ts'
import { FIRST_NAMES, HANDLE_HEADS, HANDLE_TAILS, LAST_NAMES } from './words/word-lists.ts'

interface Called {
  readonly handle: string
  /** The full name. */
  readonly name: string
}

/** Makes up a person with the kind of handle that people choose. */
export const calledBy = (random: Random): Called => {
  const of = (words: readonly string[]) => words[random.below(words.length)] ?? ''
  const [first, last] = [of(FIRST_NAMES), of(LAST_NAMES)]
  return { handle: handleOf(random, first, last), name: [first, last].map(capital).join(' ') }
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const handleOf = (random: Random, first: string, last: string): string => {
  const of = (words: readonly string[]) => words[random.below(words.length)] ?? ''
  switch (random.weighted([7, 4, 4, 3, 2, 2, 2, 1])) {
    case 0:
      return `${first}-${last}`
    case 1:
      return `${first}${last}`
    case 2:
      return `${first}-${of(HANDLE_TAILS)}`
    case 3:
      return `${first}-${last.slice(0, 1)}`
    case 4:
      return `${of(HANDLE_HEADS)}-${first}`
    case 5:
      return `${first.slice(0, 1)}${last}`
    case 6:
      return `${last}${60 + random.below(40)}`
    default:
      return `${first}${last.slice(0, 1)}${random.below(100)}`
  }
}
