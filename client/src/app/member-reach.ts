import type { Reach } from '../lib/capabilities/define-capability.ts'
import type { AuthClient } from '../lib/session/auth-client.ts'

/** What goes on for members only may need, beside what every capability has. */
export interface MemberReach extends Reach {
  readonly auth: () => Promise<AuthClient>
  readonly now: () => number
  readonly window: Window
}
