import * as z from 'zod/mini'
import type { CommandId } from '../kernel/ids.ts'

/** One attempt: the tool persists, and may launch again. */
export const LaunchId = z.ulid().check(z.toUpperCase()).brand<'LaunchId'>()
export type LaunchId = z.infer<typeof LaunchId>

export const Lane = z.enum(['free', 'paid'])
export type Lane = z.infer<typeof Lane>

/** Crockford's alphabet, in which a ULID is written. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The launch that a command begins: both ids are 128 bits that begin with a time, so the same command has the same launch however often it is sent. */
export const launchIdFrom = (commandId: CommandId): LaunchId => {
  let bits = BigInt(`0x${commandId.replaceAll('-', '')}`)
  let text = ''
  for (; text.length < 26; bits >>= 5n) text = `${ALPHABET[Number(bits & 31n)]}${text}`
  return LaunchId.parse(text)
}

/** When it began, in milliseconds since the epoch. */
export const launchBornAt = (launchId: LaunchId): number =>
  launchId
    .slice(0, 10)
    .split('')
    .reduce((sum, character) => sum * 32 + ALPHABET.indexOf(character), 0)
