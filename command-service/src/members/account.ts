import type { MemberId } from '@debut/events/kernel/ids.ts'

/** What the auth service holds of a member: none of it is in the log. */
export interface Account {
  /** All of it but secrets, as plain data. */
  exportOf(memberId: MemberId): Promise<object>
  /** All of it goes, sessions first. Asked for again, it changes nothing. */
  forget(memberId: MemberId): Promise<void>
}
