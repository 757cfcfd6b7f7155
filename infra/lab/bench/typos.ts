/** Chance from 0 to below 1. */
type Chance = () => number

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz'
const KINDS = ['missing', 'added', 'changed', 'swapped'] as const

/** A name with one typo, on any character or space: one left out, one too many, one for another, or two the wrong way around. */
export const typoIn = (name: string, chance: Chance): string => {
  const text = name.toLowerCase()
  const below = (limit: number) => Math.floor(chance() * limit)
  const typed = ALPHABET[below(ALPHABET.length)] ?? 'a'
  const at = below(text.length)
  const mistyped = {
    missing: text.slice(0, at) + text.slice(at + 1),
    added: text.slice(0, at) + typed + text.slice(at),
    changed: text.slice(0, at) + typed + text.slice(at + 1),
    swapped:
      text.slice(0, at) +
      text
        .slice(at, at + 2)
        .split('')
        .toReversed()
        .join('') +
      text.slice(at + 2),
  }[KINDS[below(KINDS.length)] ?? 'missing']
  return mistyped.trim() === text ? typoIn(name, chance) : mistyped
}
