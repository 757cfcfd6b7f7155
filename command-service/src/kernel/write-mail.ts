import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'
import type { Knex } from '@debut/adapters/database.ts'

interface Written {
  readonly to: string
  /** With whose account the mail is deleted if it was not sent by then. */
  readonly memberId: MemberId | undefined
  readonly mail: 'contact_copy' | 'contact_receipt' | 'contact_reply' | 'maker_invitation'
  readonly payload: Readonly<Record<string, string>>
  readonly expiresAt: Instant
}

/** A mail to an address that somebody gave us. It is sent if the transaction is committed. The answer is its id. */
export type WriteMail = (written: Written, transaction: Knex) => Promise<string>
