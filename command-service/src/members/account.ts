import type { MemberId } from '@debut/events/kernel/ids.ts'

/** What the auth service holds of a member: none of it is in the log. */
export interface Account {
  /** All of it but secrets, as plain data. */
  exportOf(memberId: MemberId): Promise<object>
  /** Everywhere, from now on. */
  endSessions(memberId: MemberId): Promise<void>
  /** All of it goes, sessions first. Asked for again, it changes nothing. */
  forget(memberId: MemberId): Promise<void>
}

interface Asking {
  readonly memberId: MemberId
  /** Of a token that the local stack has minted, undefined. */
  readonly sessionId: string | undefined
  /** The code that was sent for this. */
  readonly nonce: string | undefined
}

/** What is missing, where the caller has not proved recently that they are the member. */
export type ProveErasure = (asking: Asking) => Promise<'reauthentication-needed' | 'reauthentication-not-valid' | undefined>
