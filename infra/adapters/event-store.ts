import { setTimeout as delay } from 'node:timers/promises'
import type { LogPosition } from '@debut/events/kernel/ids.ts'
import { AccessDeniedError, BACKWARDS, convertToCommandError, END, EventStoreDBClient, StreamDeletedError } from '@eventstore/db-client'
import { z } from 'zod'
import { type Append, type Appended, appendsOver } from './event-store/appends.ts'
import { followLeader } from './event-store/cluster-leader.ts'
import { plainAppends, plainReads, plainSubscription } from './event-store/plain-client.ts'
import { choiceSetting, loadConfig } from './config.ts'
import { Refused, Unavailable } from './errors.ts'
import { isUnavailable, Silence, within } from './event-store-unavailable.ts'
import { keepsOrder, refuseOldServer } from './event-store/event-store-version.ts'
import { eventAfter, eventAt, isOfStore, refuseStrayCursor } from './log-cursor.ts'
import { readsOver } from './event-store/stream-reads.ts'
import { takeNoCompression } from './event-store/uncompressed.ts'
import { subscribeToLog, type Wanted } from './event-store/log-subscription.ts'
import type { Logger } from './logging.ts'
import { TIMEOUT_MS } from './command-timeout.ts'
import { type LogBatch, ReadAhead } from './read-ahead.ts'
import type { ExpectedRevision, NewEvent } from './new-event.ts'
import { numbered, stored, type StoredEvent } from './stored-event.ts'

/** `client`: without what `event-store/` knows of the client's inside, for a release of it that breaks that. */
const codecSetting = z.object({ EVENTSTORE_CODEC: choiceSetting(['own', 'client'], 'own') })

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
  /**
   * Returns an `append` for several calls at a time: once the first is answered, they land in the order in which they are sent. Each is
   * tried only once, because a second try could land behind a later one. It is undefined if the store is not known to keep the order.
   */
  inOrder(): Promise<EventStore['append'] | undefined>
  /** The whole stream from there on, or at most so many of its events: an answer has to come within one try. */
  read(stream: string, from?: number, giveUpAt?: number, atMost?: number): Promise<StoredEvent[]>
  /**
   * Catches up and then stays: batches of what came, for ever, over every outage, until the signal.
   * An empty batch comes when there is nothing more for now, and then each second, so that its reader can look around.
   * Refused where it can't be followed from there: by an old server, or after a position that is none of its log.
   */
  follow(options: Follow): AsyncGenerator<LogBatch>
  /** The event at a position, and of several that were appended together the first; undefined where there is none. */
  at(position: LogPosition): Promise<StoredEvent | undefined>
  /** The position of the last event of all, the store's own among them; undefined while there is none. */
  end(): Promise<LogPosition | undefined>
  /** The last events of all but the store's own, the newest first. */
  newest(atMost: number): Promise<StoredEvent[]>
  /** The first event after a position but the store's own; undefined where there is none among the next few. */
  next(position: LogPosition): Promise<StoredEvent | undefined>
  check(): Promise<void>
  close(): Promise<void>
}

/** Checking whether it is there, and closing it, take no longer than this. */
const LOOK_MS = 900
const LONGEST_PAUSE_MS = 500
/** What is looked at before the log is followed. */
const SUBSCRIBE_MS = 10_000
/**
 * A connection is dead when a ping is not answered for so long. A server that is busy stalls for up to two seconds, for all
 * who ask: they wait, as a new connection would bring them no answer and cost every subscription.
 */
const PING_MS = 5_000

export const openEventStore = ({ url, logger }: { readonly url: string; readonly logger: Logger }): EventStore => {
  const { EVENTSTORE_CODEC: codec } = loadConfig(codecSetting)
  const plain = EventStoreDBClient.connectionString(withKeepAlive(withAllHosts(url)))
  const client = codec === 'client' ? plain : takeNoCompression(plain)
  const stopFollowing = codec === 'client' ? undefined : followLeader(client, url, logger)
  const sendAppend: (append: Append, timeoutMs: number, asksAgain?: boolean) => Promise<Appended> =
    codec === 'client' ? plainAppends(client, url) : appendsOver(client)
  const readStream = codec === 'client' ? plainReads(client) : readsOver(client)
  /** What is read while it closes ends as if that were all. */
  let closed = false

  /** Asked, in the time that is left, until it is answered or that time ends: with the same event ids, so that the store counts it once. */
  const persist = async <Answer>(what: string, giveUpAt: number, request: (leftMs: number) => Promise<Answer>): Promise<Answer> => {
    for (let pause = 20; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        return await request(Math.max(1, giveUpAt - performance.now()))
      } catch (error) {
        if (!isUnavailable(error)) throw error
        if (performance.now() + pause + 50 > giveUpAt) throw new Unavailable(`the event store did not answer: ${what}`, { cause: error })
        await delay(pause)
      }
    }
  }

  const ask = <Answer>(what: string, giveUpAt: number, request: (deadline: number) => Promise<Answer>) =>
    persist(what, giveUpAt, (leftMs) => within(leftMs, request(Math.ceil(leftMs))))

  let recentEnough: Promise<void> | undefined
  /** Once for all, but again after it came to nothing. */
  const checkVersion = (deadline: number): Promise<void> => {
    recentEnough ??= (codec === 'client' ? Promise.resolve() : refuseOldServer(client, deadline)).catch((error: unknown) => {
      recentEnough = undefined
      throw error
    })
    return recentEnough
  }

  const subscribe = async (after: LogPosition | undefined, wanted: Wanted) => {
    await checkVersion(SUBSCRIBE_MS)
    if (after !== undefined) await refuseStrayCursor(client, after, SUBSCRIBE_MS)
    if (closed) throw new Silence('the connection was let go before it was followed')
    return codec === 'client' ? plainSubscription(client, after, wanted) : subscribeToLog(client, after, wanted)
  }

  return {
    append: async (stream, expected, events, giveUpAt = performance.now() + TIMEOUT_MS) => {
      const append = { stream, expected, events }
      return placed(await persist(`append to ${stream}`, giveUpAt, (leftMs) => sendAppend(append, leftMs)))
    },

    inOrder: async () => {
      if (codec === 'client' || !isOneNode(url)) return undefined
      if (!(await ask('which version it is', performance.now() + TIMEOUT_MS, (deadline) => keepsOrder(client, deadline)))) return undefined
      return async (stream, expected, events, giveUpAt = performance.now() + TIMEOUT_MS) =>
        placed(await sendAppend({ stream, expected, events }, giveUpAt - performance.now(), false))
    },

    read: (stream, from = 0, giveUpAt = performance.now() + TIMEOUT_MS, atMost = Number.MAX_SAFE_INTEGER) =>
      ask(`read ${stream}`, giveUpAt, async (deadline) => {
        const events = await readStream({ stream, from, atMost }, deadline).catch((error: unknown) => {
          throw error instanceof StreamDeletedError ? new Error(`${stream} was deleted from the log`, { cause: error }) : error
        })
        if (closed) throw new Silence('the connection was let go while it was read')
        return events
      }),

    follow: async function* ({ after, signal, ...wanted }) {
      let known = after
      for (let pause = 50; !signal.aborted; pause = Math.min(pause * 2, 2_000)) {
        const buffer = new ReadAhead(subscribe(known, wanted))
        const stop = () => buffer.end()
        signal.addEventListener('abort', stop, { once: true })
        try {
          for (let batch = await buffer.take(); batch !== undefined; batch = await buffer.take()) {
            pause = 50
            known = batch.events.at(-1)?.position ?? known
            yield batch
          }
        } catch (error) {
          if (error instanceof Refused && !signal.aborted) throw error
          if (!signal.aborted) logger.warn({ err: error, after: known }, 'the subscription broke and is taken up again')
        } finally {
          signal.removeEventListener('abort', stop)
          buffer.end()
        }
        if (!signal.aborted) await delay(pause * (0.5 + Math.random() / 2), undefined, { signal }).catch(() => undefined)
      }
    },

    at: (position) => ask(`the event at ${position}`, performance.now() + TIMEOUT_MS, (deadline) => eventAt(client, position, deadline)),

    end: () =>
      ask('where the log ends', performance.now() + TIMEOUT_MS, async (deadline) => {
        let position: LogPosition | undefined
        // To its end: a stream that is left half read never closes, and closing would wait for it.
        for await (const { event } of client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1, deadline }))
          if (event !== undefined) ({ position } = stored(event))
        if (position === undefined && closed) throw new Silence('the connection was let go while it was read')
        return position
      }),

    newest: (atMost) =>
      ask('the newest events', performance.now() + TIMEOUT_MS, async (deadline) => {
        const events: StoredEvent[] = []
        for await (const { event } of client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: atMost, deadline }))
          if (event !== undefined) events.push(stored(event))
        if (events.length === 0 && closed) throw new Silence('the connection was let go while it was read')
        return events.filter((event) => !isOfStore(event))
      }),

    next: (position) =>
      ask(`what follows ${position}`, performance.now() + TIMEOUT_MS, (deadline) => eventAfter(client, position, deadline)),

    check: () =>
      within(
        LOOK_MS,
        (async () => {
          await checkVersion(LOOK_MS)
          for await (const _ of client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1, deadline: LOOK_MS }));
        })().catch((error: unknown) => {
          throw error instanceof Error && convertToCommandError(error) instanceof AccessDeniedError ? new Refused(refusedUser(url)) : error
        }),
      ),

    close: () => {
      closed = true
      stopFollowing?.()
      return within(LOOK_MS, client.dispose()).catch(() => undefined)
    },
  }
}

const placed = (appended: Appended) => {
  if (appended === 'conflict') return appended
  if (appended.position === undefined) throw new Unavailable('the event store did not say where it put the events')
  return { position: numbered(appended.position) }
}

/** A cluster may change its leader between two appends. */
const isOneNode = (url: string): boolean => url.startsWith('esdb://') && !url.includes(',')

const refusedUser = (url: string): string => {
  const name = /^[^:/]+:\/\/([^:@/]+)[^@/]*@/.exec(url)?.[1]
  return name === undefined
    ? 'the event store requires a name and a password: EVENTSTORE_URL has none'
    : `the event store does not let "${name}" read the log: the password in EVENTSTORE_URL is wrong, or this user has no right to`
}

/** The client pings each ten seconds, and waits as long for an answer, unless the address sets a timeout. */
const withKeepAlive = (url: string): string =>
  /[?&]keepAliveTimeout=/i.test(url) ? url : `${url}${url.includes('?') ? '&' : '?'}keepAliveTimeout=${PING_MS}`

/** After `esdb+discover`, the client asks only the first of several hosts; after `esdb`, it asks all of them. */
const withAllHosts = (url: string): string => url.replace(/^esdb\+discover:(?=[^?]*,[^@?]*(\?|$))/, 'esdb:')
