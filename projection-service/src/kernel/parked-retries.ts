/** Parked streams that are to be tried again, by projection, each once however often that was asked for. */
export class ParkedRetries {
  readonly #asked = new Map<string, ReadonlySet<string>>()

  ask(projection: string, streams: readonly string[]): void {
    if (streams.length > 0) this.#asked.set(projection, new Set([...this.take(projection), ...streams]))
  }

  take(projection: string): readonly string[] {
    const streams = this.#asked.get(projection) ?? []
    this.#asked.delete(projection)
    return [...streams]
  }
}
