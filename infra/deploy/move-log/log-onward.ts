import type { EventStore } from '@debut/adapters/event-store.ts'
import type { LogBatch } from '@debut/adapters/read-ahead.ts'
import type { StoredEvent } from '@debut/adapters/stored-event.ts'

/** A log, one event after the other. */
export class LogOnward {
  readonly #batches: AsyncGenerator<LogBatch>
  #events: readonly StoredEvent[] = []
  #taken = 0
  #live = false

  constructor(log: Pick<EventStore, 'follow'>, signal: AbortSignal) {
    this.#batches = log.follow({ after: undefined, signal })
  }

  /** Undefined where there is no more for now. */
  async nextOfNow(): Promise<StoredEvent | undefined> {
    while (this.#taken === this.#events.length && !this.#live) await this.#read()
    // Asked again, it looks again.
    if (this.#taken === this.#events.length) this.#live = false
    return this.#take()
  }

  /** Waited for, where it has not come yet. */
  async next(): Promise<StoredEvent> {
    for (;;) {
      const event = this.#take()
      if (event !== undefined) return event
      await this.#read()
    }
  }

  async close(): Promise<void> {
    await this.#batches.return(undefined)
  }

  #take(): StoredEvent | undefined {
    const event = this.#events[this.#taken]
    if (event !== undefined) this.#taken += 1
    return event
  }

  async #read(): Promise<void> {
    const next = await this.#batches.next()
    if (next.done === true) throw new Error('the log was read no further, as it was asked to stop')
    this.#events = next.value.events
    this.#taken = 0
    this.#live = next.value.live
  }
}
