import { hash } from 'node:crypto'
import { normalText } from './normal-text.ts'

/** What is kept of a text to find others that say nearly the same: keyed hashes of parts of it, from which it can't be read. */
export interface Fingerprint {
  /** Two texts that are nearly the same have one of these in common, all but surely. */
  readonly keys: readonly string[]
  /** So many parts of it, the same ones of the same text: what two texts have in common of these, they have in common in all. */
  readonly sketch: readonly string[]
}

/** Shorter ones say the same by chance: "Congrats on the launch!" */
const SHORTEST = 40
const SHINGLE = 5
const SKETCH = 128
/** With two parts to a key and six keys, of 10,000 pairs with a share of 0.85 about five have no key in common. */
const KEYS = 6
const SAME_FROM = 0.85

/** Undefined for a text that is too short to be like another. */
export const fingerprintOf = (text: string, key: string): Fingerprint | undefined => {
  const said = normalText(text)
  if (said.length < SHORTEST) return undefined
  const shingles = [...shinglesIn(said)]
  const keyed = (part: string, length: number) => hash('sha256', `${key}\n${part}`, 'base64url').slice(0, length)
  const firstBy = (seed: number) => leastOf(shingles, seed)
  return {
    keys: Array.from({ length: KEYS }, (_, index) => keyed(`${index}\n${firstBy(2 * index + 1)}\n${firstBy(2 * index + 2)}`, 11)),
    sketch: shingles
      .map(([shingle, number]) => ({ shingle, place: mixed(number, 0) }))
      .toSorted((one, other) => one.place - other.place)
      .slice(0, SKETCH)
      .map(({ shingle }) => keyed(shingle, 8)),
  }
}

/** By the share of their parts that they have in common. */
export const isNearlySame = (one: Pick<Fingerprint, 'sketch'>, other: Pick<Fingerprint, 'sketch'>): boolean => {
  const parts = new Set(one.sketch)
  const common = new Set(other.sketch).intersection(parts).size
  return common / (parts.size + other.sketch.length - common) >= SAME_FROM
}

/** Each with a number. */
const shinglesIn = (said: string): ReadonlyMap<string, number> => {
  const found = new Map<string, number>()
  for (let at = 0; at + SHINGLE <= said.length; at++) {
    const shingle = said.slice(at, at + SHINGLE)
    if (!found.has(shingle)) found.set(shingle, numberOf(shingle))
  }
  return found
}

/** FNV-1a: it only puts the parts in an order, and needs to be quick. */
const numberOf = (shingle: string): number => {
  let number = 0x81_1c_9d_c5
  for (let at = 0; at < shingle.length; at++) number = Math.imul(number ^ shingle.charCodeAt(at), 0x01_00_01_93)
  return number >>> 0
}

/** Another order for each seed. */
const mixed = (number: number, seed: number): number => {
  let next = number ^ Math.imul(seed, 0x9e_37_79_b1)
  next = Math.imul(next ^ (next >>> 16), 0x85_eb_ca_6b)
  next = Math.imul(next ^ (next >>> 13), 0xc2_b2_ae_35)
  return (next ^ (next >>> 16)) >>> 0
}

const leastOf = (shingles: readonly (readonly [string, number])[], seed: number): string => {
  let [least, first] = [Infinity, '']
  for (const [shingle, number] of shingles) {
    const place = mixed(number, seed)
    if (place < least) [least, first] = [place, shingle]
  }
  return first
}
