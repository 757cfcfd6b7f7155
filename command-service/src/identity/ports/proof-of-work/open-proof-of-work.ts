import type { Clock } from '@debut/adapters/clock.ts'
import type { Knex } from '@debut/adapters/database.ts'
import type { IdentityConfig } from '../../identity-config.ts'
import type { Secrets } from '../../secrets.ts'
import { altchaProofOfWork, type ProofOfWork } from './proof-of-work.ts'

interface Parts {
  readonly database: Knex
  readonly clock: Clock
  readonly secrets: Secrets
}

type Config = Pick<IdentityConfig, 'AUTH_PROOF_OF_WORK' | 'AUTH_CAPTCHA_PROVIDER'>

/** None where there is a captcha already: the one token that a client sends is for one of both. */
export const openProofOfWork = (config: Config, parts: Parts): ProofOfWork | undefined =>
  config.AUTH_PROOF_OF_WORK === 0 || config.AUTH_CAPTCHA_PROVIDER !== 'none'
    ? undefined
    : altchaProofOfWork({ ...parts, mostTries: config.AUTH_PROOF_OF_WORK })
