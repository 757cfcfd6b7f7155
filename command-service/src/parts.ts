import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { Role } from '@debut/events/members/role.ts'
import type { Clock } from '@debut/infra/adapters/clock.ts'
import type { EventStore } from '@debut/infra/adapters/event-store.ts'
import type { Logger } from '@debut/infra/adapters/logging.ts'
import type { MemberKeys } from '@debut/infra/adapters/member-keys.ts'
import type { Metrics } from '@debut/infra/adapters/metrics.ts'
import type { Storage } from '@debut/infra/adapters/storage.ts'
import type { AskEnded } from '@debut/infra/adapters/standing-sessions.ts'
import type { IdentityParts } from './identity/identity-parts.ts'
import type { SayAccepted } from './kernel/accepted.ts'
import type { Handle } from './kernel/handle.ts'
import type { Account } from './members/account.ts'
import type { Uploads } from './members/uploads.ts'

/** All that this service has for its capabilities; each names what it takes of it. */
export interface Parts {
  readonly log: EventStore
  readonly handle: Handle
  readonly keys: MemberKeys
  readonly sayAccepted: SayAccepted
  readonly storage: Storage
  readonly uploads: Uploads
  readonly account: Account
  readonly identity: IdentityParts
  /** Which of these sessions have ended. */
  readonly ended: AskEnded
  /** Tells whoever writes tokens which roles a member holds from now on. */
  readonly tellRoles: (memberId: MemberId, roles: readonly Role[]) => Promise<void>
  readonly claimSecret: string
  readonly supportChat: { readonly provider: string; readonly secret: string }
  /** The origin under which everything is shown. */
  readonly publicUrl: string
  readonly clock: Clock
  readonly metrics: Metrics
  readonly logger: Logger
}
