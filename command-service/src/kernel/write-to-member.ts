import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'
import type { Knex } from '@debut/adapters/database.ts'

interface Written {
  readonly memberId: MemberId
  readonly mail: 'launch_open' | 'notices' | 'decision'
  readonly payload: Readonly<Record<string, string>>
  readonly expiresAt: Instant
  /** Of its cause: what carries the same is sent once. */
  readonly key: string
}

/** A mail to the address that a member has verified. Who has none, or is gone, gets nothing. It goes if the transaction is committed, where there is one. */
export type WriteToMember = (written: Written, transaction?: Knex) => Promise<void>
