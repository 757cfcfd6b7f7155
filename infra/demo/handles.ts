import type { Random } from './random.ts'
import { FIRST_NAMES, HANDLE_HEADS, HANDLE_TAILS, LAST_NAMES } from './words/word-lists.ts'

/** A handle as people choose them. */
export const handleOf = (random: Random): string => {
  const of = (words: readonly string[]) => words[random.below(words.length)] ?? ''
  const [first, last] = [of(FIRST_NAMES), of(LAST_NAMES)]
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
