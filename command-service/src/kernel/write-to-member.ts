import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'

interface Written {
  readonly memberId: MemberId
  readonly mail: 'launch_open'
  readonly payload: Readonly<Record<string, string>>
  readonly expiresAt: Instant
  /** Of its cause: what carries the same is sent once. */
  readonly key: string
}

/** A mail to the address that a member has verified. Who has none, or is gone, gets nothing. */
export type WriteToMember = (written: Written) => Promise<void>
