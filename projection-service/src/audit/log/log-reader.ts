import { AuditRefused } from '../audit-refused.ts'
import { categoryOf, Envelope } from '@debut/events/kernel/envelope.ts'
import { type LogPosition, START_OF_LOG } from '@debut/events/kernel/ids.ts'
import { decodeEach } from '@debut/adapters/event-codec.ts'
import type { StoredEvent } from '@debut/adapters/stored-event.ts'
import type { EventSummary } from './command-results.ts'
import type { AnyRecorded } from './recorded.ts'
import { RECOUNTED } from './recount.ts'
import type { LogParts } from './scope.ts'

/** What a reader of the log is given. */
export interface LogListener {
  take(recorded: AnyRecorded): void
  /** Of every event, opened or not, where it is of use. */
  readonly summary?: (event: EventSummary) => void
  unreadable(event: StoredEvent, reason: string): void
  /** Reading goes on once it says so. */
  progress(position: LogPosition, events: number): void | Promise<void>
}

/** The whole log from its first event, in its order, in two stretches: to its end as it is, and on to where the read models are. */
export class LogReader {
  readonly #batches: ReturnType<LogParts['log']['follow']>
  readonly #keys: LogParts['keys']
  readonly #reader: LogListener
  /** Read, and not yet taken. */
  #ahead: readonly StoredEvent[] = []
  #position = START_OF_LOG
  #events = 0

  constructor({ log, keys, signal }: LogParts, reader: LogListener) {
    this.#batches = log.follow({ after: undefined, signal })
    this.#keys = keys
    this.#reader = reader
  }

  /** Of the last event taken. */
  get position(): LogPosition {
    return this.#position
  }

  get events(): number {
    return this.#events
  }

  /** Until the store says that there is no more for now. */
  async toTheEnd(): Promise<void> {
    for (let live = false; !live; live = await this.#read()) await this.#take(Infinity)
    await this.#take(Infinity)
  }

  /** Everything up to a position of an event, and nothing after. */
  async through(position: LogPosition): Promise<void> {
    while (this.#position < position) {
      await this.#take(position)
      if (this.#position < position) await this.#read()
    }
  }

  async close(): Promise<void> {
    await this.#batches.return(undefined)
  }

  async #read(): Promise<boolean> {
    const next = await this.#batches.next()
    if (next.done) throw new AuditRefused('The audit was stopped.')
    this.#ahead = [...this.#ahead, ...next.value.events]
    return next.value.live
  }

  async #take(limit: number): Promise<void> {
    const stored = this.#ahead.filter(({ position }) => position <= limit)
    this.#ahead = this.#ahead.slice(stored.length)
    const needed = stored.filter(({ stream }) => RECOUNTED.has(categoryOf(stream)))
    const decoded = await decodeEach(this.#keys, needed)
    const { summary } = this.#reader
    if (summary !== undefined) for (const event of stored) summarize(event, summary)
    for (const [index, event] of needed.entries()) {
      const recorded = decoded[index]
      if (recorded === undefined || recorded instanceof Error) this.#reader.unreadable(event, recorded?.message ?? 'it was not read')
      else this.#reader.take(recorded)
    }
    this.#events += stored.length
    this.#position = stored.at(-1)?.position ?? this.#position
    await this.#reader.progress(this.#position, this.#events)
  }
}

const summarize = ({ type, stream, metadata, position }: StoredEvent, summary: (event: EventSummary) => void): void => {
  const { data: envelope } = Envelope.safeParse(metadata)
  if (envelope === undefined) return
  const { actor, $causationId: commandId, at } = envelope
  summary({ type, stream, actor, commandId, at: at.toMillis(), position })
}
