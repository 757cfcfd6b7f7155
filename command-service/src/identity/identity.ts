import { MemberId } from '@debut/events/kernel/ids.ts'
import type { Clock } from '@debut/infra/adapters/clock.ts'
import type { Knex } from '@debut/infra/adapters/database.ts'
import type { Logger } from '@debut/infra/adapters/logging.ts'
import type { Handle } from '../kernel/handle.ts'
import { memberRoles } from '../members/member-roles.ts'
import { noCaptcha } from './captcha/captcha.ts'
import { type IdentityConfig, settingsFrom } from './identity-config.ts'
import type { IdentityParts } from './identity-parts.ts'
import { postgresLimits } from './limits/postgres-limits.ts'
import { argon2Passwords } from './passwords/argon2-passwords.ts'
import { openSecrets } from './secrets.ts'
import type { SigningKeys } from './signing-keys.ts'

interface Surroundings {
  readonly database: Knex
  readonly handle: Handle
  readonly keys: SigningKeys
  readonly clock: Clock
  readonly logger: Logger
}

/** The auth service, put together. */
export const openIdentity = (config: IdentityConfig, { database, handle, keys, clock, logger }: Surroundings): IdentityParts => {
  const settings = settingsFrom(config)
  return {
    database,
    clock,
    logger,
    settings,
    keys,
    secrets: openSecrets(config.IDENTITY_SECRET),
    passwords: argon2Passwords({ shortest: settings.compat.has('short-passwords') ? 6 : 8 }),
    captcha: noCaptcha,
    limits: postgresLimits(database, clock),
    providers: { names: [] },
    rolesOf: (userId) => memberRoles(handle, MemberId.parse(userId), { at: clock() }),
    welcome: async () => undefined,
  }
}
