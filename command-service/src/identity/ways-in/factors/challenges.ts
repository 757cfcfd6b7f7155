import { randomUUID } from 'node:crypto'
import type { Instant } from '@debut/events/kernel/instant.ts'
import type { Knex } from '@debut/adapters/database.ts'
import { lockUser } from '../../accounts/users.ts'
import { AuthError } from '../../refusals/auth-error.ts'
import type { CeremonyStart } from '../proofs/webauthn.ts'
import { jsonb } from '../../sessions/sessions.ts'
import { type Factor, factorOf } from '../../accounts/factors.ts'

const LIFETIME = { seconds: 300 }
const MOST_ATTEMPTS = 5
/** Until then a late answer is refused as late, rather than as unknown. */
const KEPT = { hours: 1 }

/** A row of `identity.challenges`: one question, with the answer that is expected where it is not the factor's own. */
export interface Challenge {
  readonly id: string
  readonly factor_id: string
  readonly address: string
  readonly code_hash: Buffer | null
  readonly webauthn: CeremonyStart | null
  readonly attempts: number
  readonly used_at: Date | null
  readonly created_at: Date
}

const challenges = (database: Knex) => database<Challenge>('identity.challenges')

interface Asking {
  readonly id?: string
  readonly factor: Factor
  readonly address: string
  readonly codeHash?: Buffer
  readonly webauthn?: CeremonyStart
}

export const openChallenge = async (
  transaction: Knex,
  { id = randomUUID(), factor, address, codeHash, webauthn }: Asking,
  at: Instant,
): Promise<{ readonly id: string; readonly expiresAt: Instant }> => {
  const now = at.toJSDate()
  // As where it is answered or the factor is removed: the account first, to avoid a deadlock.
  await lockUser(transaction, factor.user_id)
  await factorOf(transaction, factor.user_id, factor.id)
  await challenges(transaction).where({ factor_id: factor.id }).where('created_at', '<', at.minus(KEPT).toJSDate()).delete()
  await challenges(transaction).insert({
    id,
    factor_id: factor.id,
    address,
    code_hash: codeHash ?? null,
    ...(webauthn !== undefined && { webauthn: jsonb(transaction, webauthn) }),
    created_at: now,
  })
  await transaction<Factor>('identity.factors').where({ id: factor.id }).update({ last_challenged_at: now })
  return { id, expiresAt: at.plus(LIFETIME) }
}

interface Answering {
  readonly id: string
  readonly factor: Factor
  readonly address: string
}

/** One more attempt at it, from where it was asked for. That it was made stays, however it ends. */
export const attemptChallenge = async (transaction: Knex, { id, factor, address }: Answering, at: Instant): Promise<Challenge> => {
  const challenge = await challenges(transaction).where({ id, factor_id: factor.id }).forUpdate().first()
  if (challenge === undefined)
    throw new AuthError('mfa_factor_not_found', 'MFA factor with the provided challenge ID not found', { status: 422 })
  if (challenge.used_at !== null || challenge.address !== address) throw new AuthError('mfa_ip_address_mismatch')
  if (challenge.created_at <= at.minus(LIFETIME).toJSDate() || challenge.attempts >= MOST_ATTEMPTS)
    throw new AuthError(
      'mfa_challenge_expired',
      `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`,
    )
  await challenges(transaction).where({ id }).increment('attempts', 1)
  return challenge
}

export const useUp = async (transaction: Knex, { id }: Challenge, at: Instant): Promise<void> => {
  await challenges(transaction).where({ id }).update({ used_at: at.toJSDate() })
}
