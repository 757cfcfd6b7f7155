import type { Clock } from '@debut/adapters/clock.ts'
import type { Knex } from '@debut/adapters/database.ts'
import type { Logger } from '@debut/adapters/logging.ts'
import type { Throwaway } from './addresses/throwaway.ts'
import type { User } from './accounts/users.ts'
import type { Captcha } from './ports/captcha/captcha.ts'
import type { Limits } from '../kernel/limits.ts'
import type { Passwords } from './ports/passwords/passwords.ts'
import type { ProofOfWork } from './ports/proof-of-work/proof-of-work.ts'
import type { Providers } from './ports/providers/providers.ts'
import type { Secrets } from './secrets.ts'
import type { SignIn } from './sessions/sign-in.ts'
import type { IdentitySettings } from './settings.ts'
import type { SigningKeys } from './signing-keys.ts'

/** What the routes of the auth service are made with. */
export interface IdentityParts {
  readonly database: Knex
  readonly clock: Clock
  readonly logger: Logger
  readonly settings: IdentitySettings
  readonly secrets: Secrets
  readonly keys: SigningKeys
  readonly passwords: Passwords
  readonly captcha: Captcha
  readonly throwaway: Throwaway
  /** Undefined where it is never asked for. */
  readonly proofOfWork: ProofOfWork | undefined
  readonly limits: Limits
  readonly providers: Providers
  readonly signIn: SignIn
  /** Undefined where the account has made no member. */
  readonly usernameOf: (userId: string) => Promise<string | undefined>
  /** Keeps what outlasts the account, or its address, if its member is suspended or banned. */
  readonly leaveSanction: (userId: string) => Promise<void>
  /** Nothing where the account has made no member. What belongs to the member goes soon after, also what this service holds. */
  readonly eraseMember: (user: User) => Promise<void>
}
