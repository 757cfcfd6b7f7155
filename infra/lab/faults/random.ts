import { createHash } from 'node:crypto'

/** The same seed makes the same choices (sfc32): a run that found something can be run again. */
export class Random {
  readonly #seed: string
  readonly #state: Uint32Array

  constructor(seed: string) {
    this.#seed = seed
    const digest = createHash('sha256').update(seed).digest()
    this.#state = Uint32Array.from([0, 4, 8, 12], (offset) => digest.readUInt32LE(offset))
  }

  /** A stream of choices of its own, whatever else is drawn from this one. */
  branch(name: string): Random {
    return new Random(`${this.#seed}/${name}`)
  }

  #next(): number {
    const [a = 0, b = 0, c = 0, counter = 0] = this.#state
    const sum = (a + b + counter) >>> 0
    this.#state.set([b ^ (b >>> 9), c + (c << 3), ((c << 21) | (c >>> 11)) + sum, counter + 1])
    return sum
  }

  /** 0 or more, less than `limit`. */
  below(limit: number): number {
    return Math.floor((this.#next() / 2 ** 32) * limit)
  }

  /** Both ends included. */
  between(low: number, high: number): number {
    return low + this.below(high - low + 1)
  }

  chance(probability: number): boolean {
    return this.#next() / 2 ** 32 < probability
  }

  pick<Item>(items: readonly [Item, ...Item[]]): Item {
    return items[this.below(items.length)] ?? items[0]
  }

  shuffled<Item>(items: readonly Item[]): Item[] {
    return items
      .map((item) => ({ item, key: this.#next() }))
      .toSorted((one, other) => one.key - other.key)
      .map(({ item }) => item)
  }

  bytes(count: number): Buffer {
    return Buffer.from(Array.from({ length: count }, () => this.below(256)))
  }
}
