import type { LogPosition } from '@debut/events/kernel/ids.ts'
import type { EventStoreDBClient } from '@eventstore/db-client'
import { Refused } from './errors.ts'
import { stored, type StoredEvent } from './stored-event.ts'

/** UNKNOWN, INVALID_ARGUMENT, NOT_FOUND and OUT_OF_RANGE: what servers answer to who reads from a position that is none. */
const NO_POSITION = new Set<unknown>([2, 3, 5, 11])

const isNoPosition = (error: unknown) => error instanceof Error && 'code' in error && NO_POSITION.has(error.code)

/** Undefined where the log has none that begins there. */
export const eventAt = async (client: EventStoreDBClient, position: LogPosition, deadline: number): Promise<StoredEvent | undefined> => {
  const at = { commit: BigInt(position), prepare: BigInt(position) }
  let found: StoredEvent | undefined
  try {
    for await (const { event } of client.readAll({ fromPosition: at, maxCount: 1, deadline }))
      if (event !== undefined) found = stored(event)
  } catch (error) {
    if (!isNoPosition(error)) throw error
  }
  return found?.position === position ? found : undefined
}

/**
 * The store writes its own events into the same log. The event of its default rights has the mark only in its stream, and the events of
 * streams' metadata have it in both.
 */
export const isOfStore = ({ stream, type }: Pick<StoredEvent, 'stream' | 'type'>): boolean => stream.startsWith('$') || type.startsWith('$')

const NEXT = 20

/** The position's own event comes first. */
export const eventAfter = async (client: EventStoreDBClient, position: LogPosition, deadline: number): Promise<StoredEvent | undefined> => {
  const from = { commit: BigInt(position), prepare: BigInt(position) }
  let found: StoredEvent | undefined
  for await (const { event } of client.readAll({ fromPosition: from, maxCount: NEXT, deadline })) {
    if (found !== undefined || event === undefined) continue
    const each = stored(event)
    if (each.position > position && !isOfStore(each)) found = each
  }
  return found
}

/** A subscription from inside an event, or from beyond the end, gets nothing from a real server, for ever and without an error. A read gets the error. */
export const refuseStrayCursor = async (client: EventStoreDBClient, after: LogPosition, deadline: number): Promise<void> => {
  const at = { commit: BigInt(after), prepare: BigInt(after) }
  const stray = (cause?: unknown) =>
    new Refused(
      `the event store has no event at position ${after}: it was known of another log, or of a part that was lost, and what was made of that has to be made again`,
      { cause },
    )
  let found = false
  try {
    for await (const _ of client.readAll({ fromPosition: at, maxCount: 1, deadline })) found = true
  } catch (error) {
    throw isNoPosition(error) ? stray(error) : error
  }
  if (!found) throw stray()
}
