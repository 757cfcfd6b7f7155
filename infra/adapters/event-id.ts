import { hash } from 'node:crypto'
import type { CommandId } from '@debut/events/kernel/ids.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'

/**
 * One attempt appends the same ids however often it is sent: the event store counts it once. Another attempt at the same command has other ids,
 * as on the other side of midnight it may have decided otherwise: it conflicts, and finds the command in the stream.
 */
export const eventId = (commandId: CommandId, stream: string, index: number, at: Instant): string =>
  nameUuid(commandId, `${stream}#${index}@${at.toMillis()}`)

/** A UUIDv5. By hand, as every append makes them and the library takes five times as long. */
export const nameUuid = (namespace: string, name: string): string => {
  const bytes = Buffer.allocUnsafe(16 + Buffer.byteLength(name))
  bytes.write(namespace.replaceAll('-', ''), 'hex')
  bytes.write(name, 16)
  const digest = hash('sha1', bytes)
  const variant = (0x8 | (Number.parseInt(digest.charAt(16), 16) & 0x3)).toString(16)
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-5${digest.slice(13, 16)}-${variant}${digest.slice(17, 20)}-${digest.slice(20, 32)}`
}
