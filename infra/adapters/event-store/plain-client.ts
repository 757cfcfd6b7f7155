import { EventEmitter } from 'node:events'
import type { LogPosition } from '@debut/events/kernel/ids.ts'
import {
  AccessDeniedError,
  type AllStreamResolvedEvent,
  type EventStoreDBClient,
  eventTypeFilter,
  type Filter,
  jsonEvent,
  MaxAppendSizeExceededError,
  NO_STREAM,
  START,
  StreamDeletedError,
  StreamNotFoundError,
  streamNameFilter,
  WrongExpectedVersionError,
} from '@eventstore/db-client'
import { Refused } from '../errors.ts'
import { type StoredEvent, stored } from '../stored-event.ts'
import { type Append, type Appended, LARGEST_MESSAGE } from './appends.ts'
import type { LogStream, Wanted } from './log-subscription.ts'
import type { StreamRead } from './stream-reads.ts'

/** INVALID_ARGUMENT */
const NOT_TAKEN = 3

/** As it stands in the address. */
const loginIn = (url: string): { readonly username: string; readonly password: string } => {
  const { username = '', password = '' } = /^[^:/]+:\/\/(?<username>[^:@/?]*):(?<password>[^@/?]*)@/.exec(url)?.groups ?? {}
  return { username: decodeURIComponent(username), password: decodeURIComponent(password) }
}

/**
 * Appends by the client's own call. With credentials it does not use its batched appends: there an answer that comes after
 * its connection broke ends the process.
 */
export const plainAppends = (client: EventStoreDBClient, url: string) => {
  const credentials = loginIn(url)
  return async ({ stream, expected, events }: Append, timeoutMs: number): Promise<Appended> => {
    refuseUnsendable(stream, events)
    const expectedRevision = expected === 'no-stream' ? NO_STREAM : BigInt(expected)
    const proposed = events.map((event) => jsonEvent(event))
    try {
      const { position } = await client.appendToStream(stream, proposed, { expectedRevision, credentials, deadline: Math.ceil(timeoutMs) })
      return { position: position && Number(position.commit) }
    } catch (error) {
      if (error instanceof WrongExpectedVersionError) return 'conflict'
      throw refusalIn(error, stream)
    }
  }
}

/** The client never settles for what is no JSON. */
const refuseUnsendable = (stream: string, events: Append['events']) => {
  let size = 0
  try {
    for (const { data, metadata } of events) size += JSON.stringify(data).length + JSON.stringify(metadata).length
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Refused(`the events for the stream "${stream}" can't be written: ${why}`, { cause: error })
  }
  if (size > LARGEST_MESSAGE)
    throw new Refused(`the events for the stream "${stream}" are too large: ${size} bytes, where ${LARGEST_MESSAGE} are the most at once`)
}

const refusalIn = (error: unknown, stream: string): unknown => {
  if (error instanceof StreamDeletedError) return new Refused(`the stream "${stream}" was deleted from the log`, { cause: error })
  if (error instanceof AccessDeniedError)
    return new Refused(`the event store lets its user not write to the stream "${stream}"`, { cause: error })
  if (error instanceof MaxAppendSizeExceededError)
    return new Refused(`the events for the stream "${stream}" are too large: the event store takes ${error.maxAppendSize} bytes at once`)
  // The client's version does not know this error.
  const [, most] = /Maximum Append Event Size of (\d+)/.exec(error instanceof Error ? error.message : '') ?? []
  if (most !== undefined)
    return new Refused(`the events for the stream "${stream}" are too large: the event store takes ${most} bytes of an event`, {
      cause: error,
    })
  if (error instanceof Error && 'code' in error && error.code === NOT_TAKEN)
    return new Refused(`the event store takes nothing of this form for the stream "${stream}": ${error.message}`, { cause: error })
  return error
}

export const plainReads =
  (client: EventStoreDBClient) =>
  async ({ stream, from, atMost }: StreamRead, deadline: number): Promise<StoredEvent[]> => {
    const events: StoredEvent[] = []
    try {
      for await (const { event } of client.readStream(stream, { fromRevision: BigInt(from), maxCount: atMost, deadline }))
        if (event !== undefined) events.push(stored(event))
    } catch (error) {
      if (error instanceof StreamNotFoundError) return []
      throw error
    }
    return events
  }

/** The client's own subscription. */
export const plainSubscription = (client: EventStoreDBClient, after: LogPosition | undefined, wanted: Wanted): LogStream => {
  const fromPosition = after === undefined ? START : { commit: BigInt(after), prepare: BigInt(after) }
  const subscription = client.subscribeToAll({ fromPosition, filter: filterOf(wanted) })
  const emitter = new EventEmitter()
  // It says so at once, and may still hold back events that came before.
  let caughtUp = false
  const sayCaughtUp = () => {
    if (!caughtUp || subscription.readableLength > 0) return
    caughtUp = false
    emitter.emit('data', 'caught-up')
  }
  subscription
    .on('data', (resolved) => {
      emitter.emit('data', answerOf(resolved))
      sayCaughtUp()
    })
    .on('caughtUp', () => {
      caughtUp = true
      sayCaughtUp()
    })
    .on('fellBehind', () => {
      caughtUp = false
      emitter.emit('data', 'fell-behind')
    })
    .on('error', (error) => emitter.emit('error', error))
    .on('end', () => emitter.emit('end'))
    .on('close', () => emitter.emit('close'))
  return Object.assign(emitter, {
    pause: () => void subscription.pause(),
    resume: () => void subscription.resume(),
    cancel: () => void subscription.unsubscribe().catch(() => undefined),
  })
}

const answerOf = ({ event }: AllStreamResolvedEvent): StoredEvent | 'other' => {
  if (event === undefined) return 'other'
  const read = stored(event)
  return { ...read, data: inBuffer(read.data), metadata: inBuffer(read.metadata) }
}

const inBuffer = (value: unknown): unknown => (value instanceof Uint8Array ? Buffer.from(value) : value)

const filterOf = ({ categories, types, otherThan = [] }: Wanted): Filter => {
  if (categories !== undefined) return streamNameFilter({ prefixes: categories.map((category) => `${category}-`) })
  if (types !== undefined) return eventTypeFilter({ prefixes: [...types] })
  return eventTypeFilter({ regex: otherThan.length === 0 ? '^[^$].*' : `^(?!\\$|(?:${otherThan.join('|')})$)` })
}
