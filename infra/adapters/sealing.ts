import { createCipheriv, createDecipheriv, createSecretKey, randomBytes } from 'node:crypto'
import type { MemberId } from '@debut/events/kernel/ids.ts'

/** How a personal field stands in the log. It names its owner, so that it can be opened whatever the event's version. */
export interface Sealed {
  readonly $sealed: string
  readonly $of: MemberId
}

export const isSealed = (value: unknown): value is Sealed =>
  typeof value === 'object' &&
  value !== null &&
  '$sealed' in value &&
  typeof value.$sealed === 'string' &&
  '$of' in value &&
  typeof value.$of === 'string'

const NONCE = 12
const TAG = 16

/** Bound to its event, field and owner: a sealed text moved elsewhere does not open. */
const place = (type: string, field: string, of: MemberId) => Buffer.from(`${type}.${field} ${of}`)

/** A key object, because a cipher made of bare bytes costs four times as much. */
export const seal = (key: Buffer, type: string, field: string, of: MemberId, value: unknown): Sealed => {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', createSecretKey(key), nonce).setAAD(place(type, field, of))
  const body = cipher.update(JSON.stringify(value), 'utf8')
  return { $sealed: Buffer.concat([nonce, body, cipher.final(), cipher.getAuthTag()]).toString('base64'), $of: of }
}

export const open = (key: Buffer, type: string, field: string, { $sealed, $of }: Sealed): unknown => {
  const bytes = Buffer.from($sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', createSecretKey(key), bytes.subarray(0, NONCE), { authTagLength: TAG })
    .setAAD(place(type, field, $of))
    .setAuthTag(bytes.subarray(-TAG))
  return JSON.parse(decipher.update(bytes.subarray(NONCE, -TAG), undefined, 'utf8') + decipher.final('utf8'))
}
