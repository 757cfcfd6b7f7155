import { createHash } from 'node:crypto'

/** Chance that can be repeated: the same seed gives the same world. */
export interface Random {
  /** From 0 to below 1. */
  next(): number
  /** From 0 to below `limit`. */
  below(limit: number): number
  chance(probability: number): boolean
  pick<Item>(items: readonly [Item, ...Item[]]): Item
  /** The index of one of these, by their weights. */
  weighted(weights: readonly number[]): number
  /** Around 0, rarely beyond 3 either way. */
  normal(): number
  bytes(count: number): Uint8Array
}

/** Mulberry32: plenty for a demo, and a few nanoseconds each. */
export const randomOf = (seed: string): Random => {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick: (items) => items[below(items.length)] ?? items[0],
    weighted: (weights) => {
      let sum = 0
      for (const weight of weights) sum += weight
      let left = next() * sum
      let index = 0
      for (const weight of weights) {
        left -= weight
        if (left < 0) return index
        index++
      }
      return weights.length - 1
    },
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    bytes: (count) => {
      const bytes = new Uint8Array(count)
      for (let index = 0, word = 0; index < count; index++, word >>>= 8) {
        if (index % 4 === 0) word = below(2 ** 32)
        bytes[index] = word & 0xff
      }
      return bytes
    },
  }
}
