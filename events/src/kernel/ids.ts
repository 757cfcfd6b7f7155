import { v7 } from 'uuid'
import * as z from 'zod/mini'

/** A member is the subject of their token, so their id is the auth service's UUID. */
export const MemberId = z.uuid().check(z.toLowerCase()).brand<'MemberId'>()
export type MemberId = z.infer<typeof MemberId>

/** Lower case only: an id written in capitals must not pass for another command. */
export const CommandId = z.uuidv7().check(z.toLowerCase()).brand<'CommandId'>()
export type CommandId = z.infer<typeof CommandId>

/** The event store's commit position. Bytes of log stay far below 2^53, so it travels as a plain number. */
export const LogPosition = z.int().check(z.nonnegative()).brand<'LogPosition'>()
export type LogPosition = z.infer<typeof LogPosition>

export const START_OF_LOG = 0 as LogPosition

/** Born now and of chance, where nothing else is said. */
export const newCommandId = (born?: { readonly msecs: number; readonly random?: Uint8Array; readonly seq?: number }): CommandId =>
  v7(born) as CommandId

/** A UUIDv7 begins with 48 bits of Unix milliseconds. */
export const bornAt = (commandId: string): number => Number.parseInt(commandId.replace('-', '').slice(0, 12), 16)
