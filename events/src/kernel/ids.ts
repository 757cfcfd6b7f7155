import { monotonicFactory } from 'ulid'
import { v5, v7 } from 'uuid'
import { z } from 'zod'
import type { Instant } from './instant.ts'

/** A member is the subject of their token, so their id is the auth service's UUID. */
export const MemberId = z.uuid().toLowerCase().brand<'MemberId'>()
export type MemberId = z.infer<typeof MemberId>

/** Lower case only: an id written in capitals must not pass for another command. */
export const CommandId = z.uuidv7().toLowerCase().brand<'CommandId'>()
export type CommandId = z.infer<typeof CommandId>

/** The event store's commit position. Bytes of log stay far below 2^53, so it travels as a plain number. */
export const LogPosition = z.int().nonnegative().brand<'LogPosition'>()
export type LogPosition = z.infer<typeof LogPosition>

export const START_OF_LOG = LogPosition.parse(0)

/** Born now, where nothing else is said. */
export const newCommandId = (msecs?: number): CommandId => CommandId.parse(msecs === undefined ? v7() : v7({ msecs }))

/** ULIDs sort by birth, also within one millisecond. */
export const newUlid = monotonicFactory()

const bytes = new TextEncoder()

/**
 * One attempt appends the same ids however often it is sent: the event store counts it once. Another attempt at the same command has other ids,
 * as on the other side of midnight it may have decided otherwise: it conflicts, and finds the command in the stream.
 */
export const eventId = (commandId: CommandId, stream: string, index: number, at: Instant): string =>
  v5(bytes.encode(`${stream}#${index}@${at.toMillis()}`), commandId)

/** A UUIDv7 begins with 48 bits of Unix milliseconds. */
export const bornAt = (commandId: CommandId): number => Number.parseInt(commandId.replace('-', '').slice(0, 12), 16)
