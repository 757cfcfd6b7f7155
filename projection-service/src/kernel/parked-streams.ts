/** The streams that a build has parked, with how many events of each: what is in its table of parked events. */
export class ParkedStreams {
  readonly #events = new Map<string, number>()

  has(stream: string): boolean {
    return this.#events.has(stream)
  }

  park(stream: string, events: number): void {
    this.#events.set(stream, (this.#events.get(stream) ?? 0) + events)
  }

  unpark(stream: string): void {
    this.#events.delete(stream)
  }

  get streams(): readonly string[] {
    return [...this.#events.keys()]
  }

  get said(): string {
    const { events, streams } = this
    return `${events} event${events === 1 ? '' : 's'} of ${streams.length} stream${streams.length === 1 ? '' : 's'}`
  }

  get events(): number {
    return [...this.#events.values()].reduce((sum, count) => sum + count, 0)
  }
}
