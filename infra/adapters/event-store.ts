import { setTimeout as delay } from 'node:timers/promises'
import type { LogPosition } from '@debut/events/kernel/ids.ts'
import { BACKWARDS, END, EventStoreDBClient, StreamDeletedError, StreamNotFoundError } from '@eventstore/db-client'
import { appendsOver } from './appends.ts'
import { Unavailable } from './errors.ts'
import { isAway, Silence, within } from './event-store-away.ts'
import type { Wanted } from './log-subscription.ts'
import type { Logger } from './logging.ts'
import { PATIENCE_MS } from './patience.ts'
import { type LogBatch, ReadAhead } from './read-ahead.ts'
import type { ExpectedRevision, NewEvent } from './new-event.ts'
import { numbered, stored, type StoredEvent } from './stored-event.ts'

interface Follow extends Wanted {
  /** The last position that is already known; undefined is the beginning. */
  readonly after: LogPosition | undefined
  readonly signal: AbortSignal
}

export interface EventStore {
  /** Tried until `giveUpAt` (on the performance clock), then Unavailable: it may or may not have been stored. */
  append(
    stream: string,
    expected: ExpectedRevision,
    events: readonly NewEvent[],
    giveUpAt?: number,
  ): Promise<{ position: LogPosition } | 'conflict'>
  /** The whole stream from there on, or at most so many of its events: an answer has to come within one try. */
  read(stream: string, from?: number, giveUpAt?: number, atMost?: number): Promise<StoredEvent[]>
  /**
   * Catches up and then stays: batches of what came, for ever, over every outage, until the signal.
   * An empty batch comes when there is nothing more for now, and then each second, so that its reader can look around.
   */
  follow(options: Follow): AsyncGenerator<LogBatch>
  /** The position of the last event of all, the store's own among them; undefined while there is none. */
  end(): Promise<LogPosition | undefined>
  check(): Promise<void>
  close(): Promise<void>
}

/** One try: a server that is silent this long is asked again on a fresh connection. */
const TRY_MS = 900

export const openEventStore = ({ url, logger }: { readonly url: string; readonly logger: Logger }): EventStore => {
  let connection = connect(url)

  /** What is read over a connection that is let go ends as if that were all. */
  const letGo = new WeakSet<EventStoreDBClient>()
  let lastAnswer = performance.now()

  /** A call that fell silent never settles what waits on it: only a new connection helps. */
  const renew = (failed: Connection) => {
    if (connection !== failed || letGo.has(failed.client)) return
    logger.warn('the event store fell silent: connecting anew')
    letGo.add(failed.client)
    connection = connect(url)
    within(TRY_MS, failed.client.dispose()).catch((error: unknown) =>
      logger.debug({ err: error }, 'an old event store connection did not close cleanly'),
    )
  }

  /** The same request, which settles in the time it is given, with the same event ids, until it is answered or patience ends: the store counts it once. */
  const persist = async <Answer>(
    what: string,
    giveUpAt: number,
    request: (connection: Connection, patience: number) => Promise<Answer>,
  ): Promise<Answer> => {
    for (let pause = 20; ; pause *= 2) {
      const used = connection
      const asked = performance.now()
      const patience = Math.max(1, Math.min(TRY_MS, giveUpAt - asked))
      try {
        const answer = await request(used, patience)
        lastAnswer = performance.now()
        return answer
      } catch (error) {
        if (!isAway(error)) throw error
        // A store that answers others is slow, not silent, and a new connection would cost them theirs. So is one that was given no time.
        if (error instanceof Silence && patience === TRY_MS && lastAnswer < asked) renew(used)
        if (performance.now() + pause + 50 > giveUpAt) throw new Unavailable(`the event store did not answer: ${what}`, { cause: error })
        await delay(pause)
      }
    }
  }

  const ask = <Answer>(what: string, giveUpAt: number, request: (client: EventStoreDBClient, deadline: number) => Promise<Answer>) =>
    persist(what, giveUpAt, ({ client }, patience) => within(patience, request(client, Math.ceil(patience))))

  return {
    append: async (stream, expected, events, giveUpAt = performance.now() + PATIENCE_MS) => {
      const append = { stream, expected, events }
      const appended = await persist(`append to ${stream}`, giveUpAt, (to, patience) => to.append(append, patience))
      if (appended === 'conflict') return appended
      if (appended.position === undefined) throw new Unavailable('the event store did not say where it put the events')
      return { position: numbered(appended.position) }
    },

    read: (stream, from = 0, giveUpAt = performance.now() + PATIENCE_MS, maxCount = Number.MAX_SAFE_INTEGER) =>
      ask(`read ${stream}`, giveUpAt, async (to, deadline) => {
        const events: StoredEvent[] = []
        try {
          for await (const { event } of to.readStream(stream, { fromRevision: BigInt(from), maxCount, deadline })) {
            if (event !== undefined) events.push(stored(event))
          }
        } catch (error) {
          if (error instanceof StreamNotFoundError) return []
          if (error instanceof StreamDeletedError) throw new Error(`${stream} was deleted from the log`, { cause: error })
          throw error
        }
        if (letGo.has(to)) throw new Silence('the connection was let go while it was read')
        return events
      }),

    follow: async function* ({ after, signal, ...wanted }) {
      let known = after
      for (let pause = 50; !signal.aborted; pause = Math.min(pause * 2, 2_000)) {
        const buffer = new ReadAhead(connection.client, known, wanted)
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

    end: () =>
      ask('where the log ends', performance.now() + PATIENCE_MS, async (to, deadline) => {
        let position: LogPosition | undefined
        // To its end: a stream that is left half read never closes, and closing would wait for it.
        for await (const { event } of to.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1, deadline }))
          if (event !== undefined) ({ position } = stored(event))
        if (position === undefined && letGo.has(to)) throw new Silence('the connection was let go while it was read')
        return position
      }),

    check: () =>
      within(
        TRY_MS,
        (async () => {
          for await (const _ of connection.client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1, deadline: TRY_MS }));
        })(),
      ),

    close: () => {
      letGo.add(connection.client)
      return within(TRY_MS, connection.client.dispose()).catch(() => undefined)
    },
  }
}

interface Connection {
  readonly client: EventStoreDBClient
  readonly append: ReturnType<typeof appendsOver>
}

const connect = (url: string): Connection => {
  const client = EventStoreDBClient.connectionString(url)
  return { client, append: appendsOver(client) }
}
