import type { Instant } from '@debut/events/kernel/instant.ts'
import type { Knex } from '@debut/adapters/database.ts'
import { lockUser, type User } from '../../accounts/users.ts'
import { AuthError } from '../../refusals/auth-error.ts'
import type { IdentityParts } from '../../identity-parts.ts'
import { dropBegun } from '../../sessions/end-sessions.ts'
import { findSession, jsonb, type Session } from '../../sessions/sessions.ts'
import { refuseUnraised } from './assurance.ts'
import { attemptChallenge, useUp } from './challenges.ts'
import { type Factor, factorOf, factorsOf, isVerified } from '../../accounts/factors.ts'
import { type Check, type Learnt, wrongAnswer } from './prove-factor.ts'
import { methods, raiseSession } from './raise-session.ts'
import { notifyOfFactor } from './notify-of-factor.ts'

interface Verification {
  readonly userId: string
  readonly sessionId: string
  readonly factorId: string
  readonly challengeId: string
  readonly address: string
  readonly check: Check
}

interface Raised {
  readonly user: User
  readonly session: Session
}

/** The session of the user who met the challenge, raised. That an attempt was made stays also where it failed. */
export const verifyFactor = async (
  { database, clock }: Pick<IdentityParts, 'database' | 'clock'>,
  { userId, sessionId, factorId, challengeId, address, check }: Verification,
): Promise<Raised> => {
  const outcome = await database.transaction(async (transaction): Promise<Raised | Factor> => {
    const at = clock()
    // One after another for a user: the same code twice at once is the same code twice.
    const user = await lockUser(transaction, userId)
    const session = await findSession(transaction, sessionId)
    if (user === undefined || session === undefined) throw new AuthError('session_not_found')
    const factor = await factorOf(transaction, userId, factorId)
    if (!isVerified(factor)) refuseUnraised(await factorsOf(transaction, userId), session)
    const challenge = await attemptChallenge(transaction, { id: challengeId, factor, address }, at)
    const learnt = await check(challenge, factor, at)
    if (learnt === undefined) return factor
    await useUp(transaction, challenge, at)
    await remember(transaction, factor, learnt, at)
    if (!isVerified(factor)) await welcomeFactor(transaction, user, factor, at)
    return { user, session: await raiseSession(transaction, session, { method: methods[factor.factor_type], factorId }, at) }
  })
  if ('session' in outcome) return outcome
  throw new AuthError('mfa_verification_failed', wrongAnswer[outcome.factor_type])
}

const remember = async (transaction: Knex, { id }: Factor, { last_step, credential }: Learnt, at: Instant): Promise<void> => {
  await transaction<Factor>('identity.factors')
    .where({ id })
    .update({
      status: 'verified',
      updated_at: at.toJSDate(),
      ...(last_step !== undefined && { last_step }),
      ...(credential !== undefined && { credential: jsonb(transaction, credential) }),
    })
}

/** A member who showed one of a kind has no use for the others of it that they began. */
const welcomeFactor = async (transaction: Knex, user: User, factor: Factor, at: Instant): Promise<void> => {
  const { factor_type } = factor
  await transaction<Factor>('identity.factors').where({ user_id: user.id, factor_type, status: 'unverified' }).delete()
  await dropBegun(transaction, user.id)
  await notifyOfFactor(transaction, 'factor_enrolled', user, factor, at)
}
