import { setTimeout as delay } from 'node:timers/promises'
import type { LogPosition } from '@debut/events/kernel/ids.ts'
import {
  type AllStreamRecordedEvent,
  type AppendResult,
  BACKWARDS,
  CancelledError,
  DeadlineExceededError,
  END,
  EventStoreDBClient,
  excludeSystemEvents,
  jsonEvent,
  NO_STREAM,
  type Position,
  type RecordedEvent,
  START,
  StreamDeletedError,
  StreamNotFoundError,
  streamNameFilter,
  UnavailableError,
  UnknownError,
  WrongExpectedVersionError,
} from '@eventstore/db-client'
import { Unavailable } from './errors.ts'
import type { Logger } from './logging.ts'

/** An event as it stands in the log: sealed, in the version it was written in. */
export interface StoredEvent {
  readonly id: string
  readonly type: string
  readonly data: unknown
  readonly metadata: unknown
  readonly stream: string
  readonly revision: number
  readonly position: LogPosition
}

export interface NewEvent {
  readonly id: string
  readonly type: string
  readonly data: Record<string, unknown>
  readonly metadata: Record<string, unknown>
}

/** The revision that was read; the stream must not have moved since. */
export type ExpectedRevision = number | 'no-stream'

interface Follow {
  /** The last position that is already known; undefined is the beginning. */
  readonly after: LogPosition | undefined
  /** Only streams of these categories; all facts without it. */
  readonly categories?: readonly string[]
  readonly signal: AbortSignal
}

export interface LogBatch {
  readonly events: readonly StoredEvent[]
  /** The store has said that this is all there is, for now. Silence alone is no such word. */
  readonly live: boolean
}

export interface EventStore {
  /** Tried until `giveUpAt` (on the performance clock), then Unavailable: it may or may not have been stored. */
  append(
    stream: string,
    expected: ExpectedRevision,
    events: readonly NewEvent[],
    giveUpAt?: number,
  ): Promise<{ position: LogPosition } | 'conflict'>
  read(stream: string, from?: number, giveUpAt?: number): Promise<StoredEvent[]>
  /**
   * Catches up and then stays: batches of what came, for ever, over every outage, until the signal.
   * An empty batch comes when there is nothing more for now, and then each second, so that its reader can look around.
   */
  follow(options: Follow): AsyncGenerator<LogBatch>
  check(): Promise<void>
  close(): Promise<void>
}

/** Appends and reads give up after this, so that a caller hears "unavailable" within two seconds. */
export const PATIENCE_MS = 1_700
/** One try: a server that is silent this long is asked again on a fresh connection. */
const TRY_MS = 900
/** A quiet log is passed the time of day this often. */
const HEARTBEAT_MS = 1_000
/** While catching up, a batch is worth waiting this long for: each costs its reader a transaction. */
const GATHER_MS = 25
const FULL_BATCH = 4_096
/** Followers read ahead this far, and no further. */
const READ_AHEAD = 8_192

export const openEventStore = ({ url, logger }: { readonly url: string; readonly logger: Logger }): EventStore => {
  let client = EventStoreDBClient.connectionString(url)

  let renewing: Promise<void> | undefined
  let lastAnswer = performance.now()

  /**
   * A batch stream that fell silent never settles what waits on it: only a new connection helps.
   * The old one is gone before the new one begins, because all clients of a process share one register of what waits.
   */
  const renew = (failed: EventStoreDBClient) => {
    if (client !== failed || renewing !== undefined) return
    logger.warn('the event store fell silent: connecting anew')
    renewing = within(TRY_MS, failed.dispose())
      .catch((error: unknown) => logger.debug({ err: error }, 'an old event store connection did not close cleanly'))
      .then(() => {
        client = EventStoreDBClient.connectionString(url)
        renewing = undefined
      })
  }

  /** The same request, with the same event ids, until it is answered or patience ends: the store counts it once. */
  const persist = async <Answer>(
    what: string,
    giveUpAt: number,
    request: (client: EventStoreDBClient, deadline: number) => Promise<Answer>,
  ): Promise<Answer> => {
    for (let pause = 20; ; pause *= 2) {
      await renewing
      const used = client
      const asked = performance.now()
      const patience = Math.max(1, Math.min(TRY_MS, giveUpAt - asked))
      try {
        const answer = await within(patience, request(used, Math.ceil(patience)))
        lastAnswer = performance.now()
        return answer
      } catch (error) {
        if (!isAway(error)) throw error
        // A store that answers others is slow, not silent, and a new connection would cost them theirs.
        if (error instanceof Silence && lastAnswer < asked) renew(used)
        if (performance.now() + pause + 50 > giveUpAt) throw new Unavailable(`the event store did not answer: ${what}`, { cause: error })
        await delay(pause)
      }
    }
  }

  return {
    append: async (stream, expected, events, giveUpAt = performance.now() + PATIENCE_MS) => {
      const batch = events.map((event) => jsonEvent(event))
      const expectedRevision = expected === 'no-stream' ? NO_STREAM : BigInt(expected)
      try {
        const appended = await persist(`append to ${stream}`, giveUpAt, (to, deadline) =>
          to.appendToStream(stream, batch, { expectedRevision, deadline }),
        )
        return { position: endOf(appended) }
      } catch (error) {
        if (error instanceof WrongExpectedVersionError) return 'conflict'
        throw error
      }
    },

    read: (stream, from = 0, giveUpAt = performance.now() + PATIENCE_MS) =>
      persist(`read ${stream}`, giveUpAt, async (to, deadline) => {
        const events: StoredEvent[] = []
        try {
          for await (const { event } of to.readStream(stream, { fromRevision: BigInt(from), deadline })) {
            if (event !== undefined) events.push(stored(event))
          }
        } catch (error) {
          if (error instanceof StreamNotFoundError) return []
          if (error instanceof StreamDeletedError) throw new Error(`${stream} was deleted from the log`, { cause: error })
          throw error
        }
        return events
      }),

    follow: async function* ({ after, categories, signal }) {
      let known = after
      for (let pause = 50; !signal.aborted; pause = Math.min(pause * 2, 2_000)) {
        const used = client
        const buffer = new ReadAhead(used, known, categories)
        const stop = () => buffer.end()
        signal.addEventListener('abort', stop, { once: true })
        try {
          for (let batch = await buffer.take(); batch !== undefined; batch = await buffer.take()) {
            pause = 50
            known = batch.events.at(-1)?.position ?? known
            yield batch
          }
        } catch (error) {
          if (!signal.aborted) logger.warn({ err: error, after: known }, 'the subscription broke and is taken up again')
        } finally {
          signal.removeEventListener('abort', stop)
          buffer.end()
        }
        if (!signal.aborted) await delay(pause * (0.5 + Math.random() / 2), undefined, { signal }).catch(() => undefined)
      }
    },

    check: () =>
      within(
        TRY_MS,
        (async () => {
          for await (const _ of client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1, deadline: TRY_MS }));
        })(),
      ),

    close: () => within(TRY_MS, client.dispose()).catch(() => undefined),
  }
}

/** A bounded buffer between the store's stream and whoever works through it. */
class ReadAhead {
  readonly #source: ReturnType<EventStoreDBClient['subscribeToAll']>
  #waiting: StoredEvent[] = []
  #ended: { error?: Error } | undefined
  #wake: (() => void) | undefined
  /** Said by the store, and not yet passed on. */
  #caughtUp = false
  #live = false
  #gathering = false

  constructor(client: EventStoreDBClient, after: LogPosition | undefined, categories: readonly string[] | undefined) {
    this.#source = client.subscribeToAll(
      {
        fromPosition: after === undefined ? START : at(after),
        filter:
          categories === undefined ? excludeSystemEvents() : streamNameFilter({ prefixes: categories.map((category) => `${category}-`) }),
      },
      { highWaterMark: 512 },
    )
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

const at = (position: LogPosition): Position => ({ commit: BigInt(position), prepare: BigInt(position) })

const endOf = ({ position }: AppendResult): LogPosition => {
  if (position === undefined) throw new Unavailable('the event store did not say where it put the events')
  return numbered(position.commit)
}

/** Exact: the log would have to grow past 9 PB first. */
const numbered = (value: bigint): LogPosition => {
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw new RangeError(`position ${value} is beyond 2^53`)
  return Number(value) as LogPosition
}

const stored = (event: RecordedEvent | AllStreamRecordedEvent): StoredEvent => ({
  id: event.id,
  type: event.type,
  data: event.data,
  metadata: event.metadata,
  stream: event.streamId,
  revision: Number(event.revision),
  position: event.position === undefined ? (-1 as LogPosition) : numbered(event.position.commit),
})

/** The store took a request and said nothing. */
class Silence extends Error {
  override readonly name = 'Silence'
}

/** A batched append answers `unknown` for what has no code of its own there, a full disk for one. */
const AWAY = [UnavailableError, CancelledError, DeadlineExceededError, UnknownError, Silence]
/** CANCELLED, DEADLINE_EXCEEDED, UNAVAILABLE: a failed handshake comes as a bare gRPC error. */
const AWAY_CODES = new Set<unknown>([1, 4, 14])

const isAway = (error: unknown): boolean =>
  AWAY.some((kind) => error instanceof kind) || (error instanceof Error && 'code' in error && AWAY_CODES.has(error.code))

const within = async <Answer>(ms: number, promise: Promise<Answer>): Promise<Answer> => {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Silence(`no answer within ${Math.round(ms)} ms`)), ms)
  })
  try {
    return await Promise.race([promise, silence])
  } finally {
    clearTimeout(timer)
    promise.catch(() => undefined)
  }
}
