import type { MemberId } from '@debut/events/kernel/ids.ts'

/** What the account of somebody says who may be a member from now on. */
export interface Newcomer {
  readonly memberId: MemberId
  readonly email: string | undefined
  /** The auth service has seen that the email is theirs, or the phone where there is no email. */
  readonly verified: boolean
  /** As the account's metadata has them. */
  readonly name: string | undefined
  readonly avatarUrl: string | undefined
}

/** Makes a member of an account. It may be said again, also after half of it was done: what is so already is left as it is. */
export type Welcome = (newcomer: Newcomer) => Promise<void>
