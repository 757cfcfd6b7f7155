const RETRY_MS = 1_000

/** Work that is done one at a time: being asked meanwhile makes for exactly one more. What failed is tried again. */
export class Coalesced {
  readonly #work: () => Promise<void>
  readonly #onFailure: (error: unknown) => void
  #asked = false
  #running: Promise<void> | undefined
  #retry: NodeJS.Timeout | undefined
  #stopped = false

  constructor(work: () => Promise<void>, onFailure: (error: unknown) => void) {
    this.#work = work
    this.#onFailure = onFailure
  }

  /** Settles when there is nothing more to do for now. */
  ask(): Promise<void> {
    if (this.#stopped) return Promise.resolve()
    this.#asked = true
    this.#running ??= this.#run()
    return this.#running
  }

  /** All that was asked for is done. */
  get isDone(): boolean {
    return !this.#asked && this.#running === undefined
  }

  stop(): void {
    this.#stopped = true
    clearTimeout(this.#retry)
  }

  async #run(): Promise<void> {
    clearTimeout(this.#retry)
    try {
      while (this.#asked && !this.#stopped) {
        this.#asked = false
        await this.#work()
      }
    } catch (error) {
      this.#asked = true
      this.#onFailure(error)
      if (!this.#stopped) this.#retry = setTimeout(() => void this.ask(), RETRY_MS).unref()
    } finally {
      // In the same turn as the last look at what is asked, so that nothing is asked in between.
      this.#running = undefined
    }
  }
}
