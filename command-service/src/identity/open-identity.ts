import { setInterval } from 'node:timers/promises'
import { MemberId } from '@debut/events/kernel/ids.ts'
import type { Clock } from '@debut/infra/adapters/clock.ts'
import type { Knex } from '@debut/infra/adapters/database.ts'
import type { Logger } from '@debut/infra/adapters/logging.ts'
import { openMail } from '@debut/infra/adapters/mail.ts'
import type { Metrics } from '@debut/infra/adapters/metrics.ts'
import { noteRoles } from './accounts/users.ts'
import type { Welcome } from '../kernel/newcomer.ts'
import { welcomeAccounts } from './accounts/welcome-accounts.ts'
import { openCaptcha } from './captcha/open-captcha.ts'
import { type IdentityConfig, settingsFrom } from './identity-config.ts'
import type { IdentityParts } from './identity-parts.ts'
import { sendOutbox } from './letters/send-outbox.ts'
import { noLimits } from './limits/limits.ts'
import { postgresLimits } from './limits/postgres-limits.ts'
import { argon2Passwords } from './passwords/argon2-passwords.ts'
import { openProviders } from './providers/open-providers.ts'
import { openSecrets } from './secrets.ts'
import type { SigningKeys } from './signing-keys.ts'
import { openSms } from './sms/open-sms.ts'
import { sweepExpired } from './sweep-expired.ts'

const SWEEP_MS = 5_000

interface Surroundings {
  readonly database: Knex
  readonly keys: SigningKeys
  readonly rolesOf: (memberId: MemberId) => Promise<readonly string[]>
  readonly welcomeMember: Welcome
  readonly eraseMember: (memberId: MemberId) => Promise<void>
  readonly clock: Clock
  readonly metrics: Metrics
  readonly logger: Logger
}

/** The auth service, put together. */
export const openIdentity = (
  config: IdentityConfig,
  { database, keys, rolesOf, welcomeMember, eraseMember, clock, metrics, logger }: Surroundings,
) => {
  const settings = settingsFrom(config)
  const secrets = openSecrets(config.IDENTITY_SECRET)
  const mail = openMail({ url: config.SMTP_URL, from: config.MAIL_FROM })
  const sms = openSms(config, { mail, clock })
  const accounts = welcomeAccounts({ database, welcomeMember, clock, logger })
  const outbox = sendOutbox({ database, mail, sms, publicUrl: settings.publicUrl, clock, metrics, logger })
  const expired = sweepExpired({ database, clock, logger })

  const parts: IdentityParts = {
    database,
    clock,
    logger,
    settings,
    keys,
    secrets,
    passwords: argon2Passwords({
      shortest: settings.compat.has('short-passwords') ? 6 : 8,
      refuseCommon: !settings.compat.has('breached-passwords'),
    }),
    captcha: openCaptcha(config, logger),
    limits: settings.compat.has('rate-limits') ? noLimits : postgresLimits(database, clock, secrets),
    providers: openProviders(config.AUTH_PROVIDERS_FILE, clock),
    rolesOf: (userId) => rolesOf(MemberId.parse(userId)),
    welcome: accounts.welcome,
    eraseMember: (userId) => eraseMember(MemberId.parse(userId)),
  }

  const sweep = async (signal: AbortSignal) => {
    for await (const _ of setInterval(SWEEP_MS, undefined, { signal }))
      await accounts.sweep().catch((error: unknown) => logger.warn({ err: error }, 'new members could not be looked for; trying again'))
  }

  return {
    parts,
    tellRoles: (memberId: MemberId, roles: readonly string[]) => noteRoles(database, memberId, roles),
    /** What it does by itself, until the signal. */
    keep: async (signal: AbortSignal): Promise<void> => {
      await Promise.all([outbox.keep(signal), expired.keep(signal), sweep(signal).catch(() => undefined)])
      mail.close()
    },
  }
}
