/** Wakes the subscriptions that have read everything. */
export class CommitSignal {
  readonly #waiting = new Set<() => void>()

  notify() {
    const waiting = [...this.#waiting]
    this.#waiting.clear()
    for (const wake of waiting) wake()
  }

  /** Resolves at the next commit, or when the signal aborts. */
  next(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        this.#waiting.delete(wake)
        signal.removeEventListener('abort', wake)
        resolve()
      }
      if (signal.aborted) return resolve()
      this.#waiting.add(wake)
      signal.addEventListener('abort', wake)
    })
  }
}
