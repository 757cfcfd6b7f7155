import type { AuthChangeEvent, Session } from '@supabase/auth-js'
import type { Account } from './account.ts'

/** What the auth client says of the session. */
export interface AuthChange {
  readonly event: AuthChangeEvent
  readonly session: Session | null
  readonly account: Account | undefined
}
