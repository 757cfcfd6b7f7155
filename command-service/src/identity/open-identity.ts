import { MemberId } from '@debut/events/kernel/ids.ts'
import type { Clock } from '@debut/adapters/clock.ts'
import type { Knex } from '@debut/adapters/database.ts'
import type { ErasureList } from '@debut/adapters/erasure-list.ts'
import type { Logger } from '@debut/adapters/logging.ts'
import { openMail } from '@debut/adapters/mail.ts'
import { contextOfMember } from '../kernel/processes/cause.ts'
import type { Send } from '../kernel/send.ts'
import type { Sanction } from '@debut/events/moderation/conduct-facts.ts'
import { leaveSanction } from './accounts/erased-sanctions.ts'
import { eraseMember } from './accounts/erase-member.ts'
import { openThrowaway } from './addresses/throwaway.ts'
import { noteRoles } from './accounts/users.ts'
import { welcomeAccount } from './accounts/welcome-accounts.ts'
import { openCaptcha } from './ports/captcha/open-captcha.ts'
import { type IdentityConfig, settingsFrom } from './identity-config.ts'
import type { IdentityParts } from './identity-parts.ts'
import { noLimits } from '../kernel/limits.ts'
import { postgresLimits } from './ports/limits/postgres-limits.ts'
import { breachesAt, noBreaches } from './ports/passwords/breaches.ts'
import { argon2Passwords } from './ports/passwords/argon2-passwords.ts'
import { openProofOfWork } from './ports/proof-of-work/open-proof-of-work.ts'
import { openProviders } from './ports/providers/open-providers.ts'
import { openSecrets } from './secrets.ts'
import { openSignIn } from './sessions/sign-in.ts'
import type { SigningKeys } from './signing-keys.ts'
import { openSms } from './ports/sms/open-sms.ts'

const NAME_OF_THE_HOUSE = 'Debut'

interface Surroundings {
  readonly database: Knex
  readonly keys: SigningKeys
  readonly rolesOf: (memberId: MemberId) => Promise<readonly string[]>
  readonly usernameOf: (memberId: MemberId) => Promise<string | undefined>
  /** Returns the sanction that keeps a member from acting now. */
  readonly sanctionOf: (memberId: MemberId) => Promise<Sanction | undefined>
  /** How other capabilities are asked for something. */
  readonly send: Send
  readonly erasures: ErasureList
  readonly claimSecret: string
  readonly clock: Clock
  readonly logger: Logger
}

/** The auth service, put together. */
export const openIdentity = (
  config: IdentityConfig,
  { database, keys, rolesOf, usernameOf, sanctionOf, send, erasures, claimSecret, clock, logger }: Surroundings,
) => {
  const settings = settingsFrom(config)
  const secrets = openSecrets(config.IDENTITY_SECRET)
  const mail = openMail({ url: config.SMTP_URL, from: config.MAIL_FROM })
  const sms = openSms(config, { mail, clock })

  const leave = (userId: string) => leaveSanction({ database, settings, secrets, sanctionOf, clock }, userId)

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
      site: [NAME_OF_THE_HOUSE, new URL(settings.publicUrl).hostname],
      breaches: config.AUTH_BREACHES_URL === undefined ? noBreaches : breachesAt(config.AUTH_BREACHES_URL, logger),
    }),
    captcha: openCaptcha(config, logger),
    throwaway: openThrowaway(config),
    proofOfWork: openProofOfWork(config, { database, clock, secrets }),
    limits: settings.compat.has('rate-limits') ? noLimits : postgresLimits(database, clock, secrets),
    providers: openProviders(config.AUTH_PROVIDERS_FILE, clock),
    signIn: openSignIn({
      database,
      clock,
      logger,
      settings,
      keys,
      secrets,
      rolesOf: (userId) => rolesOf(MemberId.parse(userId)),
      welcome: (user) =>
        welcomeAccount(user, { database, clock, identity: { settings, secrets } }, (definition, payload, cause) => {
          const done = { type: definition.type, payload }
          return send(definition, payload, contextOfMember(cause, payload.memberId, done, { at: clock(), secret: claimSecret }))
        }),
    }),
    usernameOf: (userId) => usernameOf(MemberId.parse(userId)),
    leaveSanction: leave,
    eraseMember: (user) => eraseMember(user, { send, erasures, claimSecret, leaveSanction: leave, clock }),
  }

  return {
    parts,
    /** What its processes send with. */
    outgoing: { mail, sms, publicUrl: settings.publicUrl },
    noteRoles: (memberId: MemberId, roles: readonly string[]) => noteRoles(database, memberId, roles),
    close: () => mail.close(),
  }
}
