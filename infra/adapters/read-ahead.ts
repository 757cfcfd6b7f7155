import type { LogStream } from './event-store/log-subscription.ts'
import type { ReadAnswer } from './event-store/read-answer.ts'
import { isOfStore } from './log-cursor.ts'
import type { StoredEvent } from './stored-event.ts'

/** A quiet log is passed the time of day this often. */
const HEARTBEAT_MS = 1_000
/** While catching up, a batch is worth waiting this long for: each costs its reader a transaction. A reader that has caught up does not wait. */
const GATHER_MS = 200
const FULL_BATCH = 4_096
/** Followers read ahead this far, and no further. */
const READ_AHEAD = 8_192

export interface LogBatch {
  readonly events: readonly StoredEvent[]
  /** The store has said that this is all there is, for now. Silence alone is no such word. */
  readonly live: boolean
}

/** A bounded buffer between the store's stream and its reader. */
export class ReadAhead {
  #source: LogStream | undefined
  #waiting: StoredEvent[] = []
  #ended: { error?: Error } | undefined
  #wake: (() => void) | undefined
  /** Said by the store, and not yet passed on. */
  #caughtUp = false
  #live = false
  #soon: NodeJS.Immediate | undefined
  #later: NodeJS.Timeout | undefined

  constructor(source: Promise<LogStream>) {
    source.then(
      (source) => this.#begin(source),
      (error: unknown) => this.#finish(error instanceof Error ? error : new Error(String(error))),
    )
  }

  #begin(source: LogStream): void {
    this.#source = source
    source
      .on('data', (answer: ReadAnswer) => this.#take(answer))
      .on('error', (error) => this.#finish(error))
      .on('end', () => this.#finish(new Error('the event store ended the subscription')))
      .on('close', () => this.#finish(new Error('the subscription was closed')))
    if (this.#ended !== undefined) this.#leave()
  }

  #take(answer: ReadAnswer): void {
    if (answer === 'fell-behind') this.#live = false
    else if (answer === 'caught-up') {
      this.#caughtUp = true
      this.#live = true
      this.#resume()
    } else if (answer !== 'other' && !isOfStore(answer)) {
      if (this.#waiting.push(answer) >= READ_AHEAD) this.#source?.pause()
      this.#gather()
    }
  }

  /** Everything that waits; nothing when it is quiet; undefined when it was ended from here. */
  async take(): Promise<LogBatch | undefined> {
    if (this.#waiting.length < (this.#live ? 1 : FULL_BATCH)) await this.#waitForMore()
    if (this.#waiting.length === 0 && this.#ended !== undefined) {
      if (this.#ended.error !== undefined) throw this.#ended.error
      return undefined
    }
    const events = this.#waiting
    this.#waiting = []
    this.#source?.resume()
    return { events, live: this.#live }
  }

  async #waitForMore(): Promise<void> {
    if (this.#ended !== undefined) return
    if (this.#waiting.length > 0) this.#gather()
    if (!this.#caughtUp) {
      const heartbeat = setTimeout(() => this.#resume(), HEARTBEAT_MS)
      await new Promise<void>((resolve) => (this.#wake = resolve))
      clearTimeout(heartbeat)
    }
    this.#caughtUp = false
  }

  end(): void {
    this.#finish()
    this.#leave()
  }

  /** In a moment: a call that is cancelled from within one of its own events ends the process. */
  #leave(): void {
    setImmediate(() => this.#source?.cancel())
  }

  #finish(error?: Error): void {
    this.#ended ??= error === undefined ? {} : { error }
    this.#resume()
  }

  /** One wake-up for many: whatever came with this event when live, what comes in a moment while catching up. */
  #gather(): void {
    if (this.#waiting.length >= FULL_BATCH) this.#resume()
    else if (this.#live) this.#soon ??= setImmediate(() => this.#resume())
    else this.#later ??= setTimeout(() => this.#resume(), GATHER_MS)
  }

  #resume(): void {
    clearImmediate(this.#soon)
    clearTimeout(this.#later)
    this.#soon = undefined
    this.#later = undefined
    this.#wake?.()
    this.#wake = undefined
  }
}
