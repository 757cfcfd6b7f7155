/** So many at once, and then so many a second. */
export class Allowance {
  readonly #most: number
  readonly #perSecond: number
  #left: number
  #countedAt = performance.now()

  constructor(most: number, perSecond: number) {
    this.#most = most
    this.#perSecond = perSecond
    this.#left = most
  }

  /** Takes one, and returns how many milliseconds it has to wait for its turn. */
  take(): number {
    const now = performance.now()
    this.#left = Math.min(this.#most, this.#left + ((now - this.#countedAt) / 1_000) * this.#perSecond) - 1
    this.#countedAt = now
    return this.#left >= 0 ? 0 : (-this.#left / this.#perSecond) * 1_000
  }
}
