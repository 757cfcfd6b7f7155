import type { LogPosition } from '@debut/events/kernel/ids.ts'
import {
  type EventStoreDBClient,
  eventTypeFilter,
  excludeSystemEvents,
  type Filter,
  type Position,
  START,
  streamNameFilter,
} from '@eventstore/db-client'
import { stored, type StoredEvent } from './stored-event.ts'

/** A quiet log is passed the time of day this often. */
const HEARTBEAT_MS = 1_000
/** While catching up, a batch is worth waiting this long for: each costs its reader a transaction. Whoever has caught up does not wait. */
const GATHER_MS = 200
const FULL_BATCH = 4_096
/** Followers read ahead this far, and no further. */
const READ_AHEAD = 8_192

/** Only streams of these categories, only events of these types, or all but these; all facts without any. */
export interface Wanted {
  readonly categories?: readonly string[]
  readonly types?: readonly string[]
  readonly otherThan?: readonly string[]
}

export interface LogBatch {
  readonly events: readonly StoredEvent[]
  /** The store has said that this is all there is, for now. Silence alone is no such word. */
  readonly live: boolean
}

/** A bounded buffer between the store's stream and whoever works through it. */
export class ReadAhead {
  readonly #source: ReturnType<EventStoreDBClient['subscribeToAll']>
  #waiting: StoredEvent[] = []
  #ended: { error?: Error } | undefined
  #wake: (() => void) | undefined
  /** Said by the store, and not yet passed on. */
  #caughtUp = false
  #live = false
  #gathering = false

  constructor(client: EventStoreDBClient, after: LogPosition | undefined, wanted: Wanted) {
    const fromPosition = after === undefined ? START : at(after)
    this.#source = client.subscribeToAll({ fromPosition, filter: filterOf(wanted) }, { highWaterMark: 512 })
    this.#source
      .on('data', ({ event }) => {
        if (event === undefined) return
        if (this.#waiting.push(stored(event)) >= READ_AHEAD) this.#source.pause()
        this.#gather()
      })
      .on('caughtUp', () =>
        setImmediate(() => {
          this.#caughtUp = true
          this.#live = true
          this.#stir()
        }),
      )
      .on('fellBehind', () => {
        this.#live = false
      })
      .on('error', (error) => this.#finish(error))
      .on('end', () => this.#finish(new Error('the event store ended the subscription')))
      .on('close', () => this.#finish(new Error('the subscription was closed')))
  }

  /** Everything that waits; nothing when it is quiet; undefined when it was ended from here. */
  async take(): Promise<LogBatch | undefined> {
    if (this.#waiting.length < (this.#live ? 1 : FULL_BATCH)) await this.#news()
    if (this.#waiting.length === 0 && this.#ended !== undefined) {
      if (this.#ended.error !== undefined) throw this.#ended.error
      return undefined
    }
    const events = this.#waiting
    this.#waiting = []
    this.#source.resume()
    return { events, live: this.#live && this.#isDrained }
  }

  /** The store's word may overtake events that still stand in the stream's own buffer. */
  get #isDrained(): boolean {
    return this.#source.readableLength === 0
  }

  async #news(): Promise<void> {
    if (this.#ended !== undefined) return
    if (this.#waiting.length > 0) this.#gather()
    if (!this.#caughtUp || !this.#isDrained) {
      const heartbeat = setTimeout(() => this.#stir(), HEARTBEAT_MS)
      await new Promise<void>((resolve) => (this.#wake = resolve))
      clearTimeout(heartbeat)
    }
    this.#caughtUp = false
  }

  end(): void {
    this.#finish()
    this.#source.unsubscribe().catch(() => undefined)
  }

  #finish(error?: Error): void {
    this.#ended ??= error === undefined ? {} : { error }
    this.#stir()
  }

  /** One wake-up for many: whatever came with this event when live, what comes in a moment while catching up. */
  #gather(): void {
    if (this.#waiting.length >= FULL_BATCH) return this.#stir()
    if (this.#gathering) return
    this.#gathering = true
    if (this.#live) setImmediate(() => this.#stir())
    else setTimeout(() => this.#stir(), GATHER_MS)
  }

  #stir(): void {
    this.#gathering = false
    this.#wake?.()
    this.#wake = undefined
  }
}

const filterOf = ({ categories, types, otherThan }: Wanted): Filter => {
  if (otherThan !== undefined) return eventTypeFilter({ regex: `^(?!\\$|(?:${otherThan.join('|')})$)` })
  if (types !== undefined) return eventTypeFilter({ prefixes: [...types] })
  return categories === undefined ? excludeSystemEvents() : streamNameFilter({ prefixes: categories.map((category) => `${category}-`) })
}

const at = (position: LogPosition): Position => ({ commit: BigInt(position), prepare: BigInt(position) })
