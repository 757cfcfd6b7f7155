export type CommittedEvent = { readonly streamId: string; readonly eventNumber: number; readonly logPosition: number }

const CAPACITY = 20_000

/** The ids of the latest events: what makes a repeated write with expected revision `any` idempotent, as long as it is recent. */
export class CommittedEvents {
  readonly #events = new Map<string, CommittedEvent>()

  get(eventId: string) {
    return this.#events.get(eventId)
  }

  put(eventId: string, event: CommittedEvent) {
    if (this.#events.size >= CAPACITY) {
      const oldest = this.#events.keys().next()
      if (!oldest.done) this.#events.delete(oldest.value)
    }
    this.#events.set(eventId, event)
  }

  delete(eventId: string) {
    this.#events.delete(eventId)
  }
}
