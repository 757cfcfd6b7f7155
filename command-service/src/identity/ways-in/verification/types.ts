import type { Purpose } from '../proofs/one-time-code.ts'

/** What a client calls the thing that it verifies, and the codes that may stand for it. */
const purposesOfEmail = {
  signup: ['confirmation'],
  invite: ['invitation'],
  magiclink: ['recovery'],
  recovery: ['recovery'],
  // A user who asked for a code need not know whether it made their account or opened it.
  email: ['confirmation', 'recovery', 'invitation'],
  email_change: ['email_change_current', 'email_change_new'],
} as const satisfies Record<string, readonly Purpose[]>

const purposesOfPhone = {
  sms: ['phone'],
  phone_change: ['phone_change'],
} as const satisfies Record<string, readonly Purpose[]>

const lookUp = (table: Readonly<Record<string, readonly Purpose[]>>, type: string): readonly Purpose[] | undefined =>
  Object.hasOwn(table, type) ? table[type] : undefined

export const emailPurposes = (type: string): readonly Purpose[] | undefined => lookUp(purposesOfEmail, type)
export const phonePurposes = (type: string): readonly Purpose[] | undefined => lookUp(purposesOfPhone, type)
