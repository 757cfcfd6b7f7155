import type { Knex } from '@debut/adapters/database.ts'
import { lockUser } from '../../accounts/users.ts'
import { AuthError } from '../../refusals/auth-error.ts'
import type { IdentityParts } from '../../identity-parts.ts'
import { assuranceOf, jsonb, type Session } from '../../sessions/sessions.ts'
import { type Factor, factorOf, factorsOf, isVerified } from '../../accounts/factors.ts'
import { dropRecoveryCodes } from './recovery-codes.ts'
import { notifyOfFactor } from './notify-of-factor.ts'

interface Deletion {
  readonly userId: string
  readonly factorId: string
  /** Of the member who removes it; the operator has none. */
  readonly session?: Session
}

export const deleteFactor = (
  { database, clock }: Pick<IdentityParts, 'database' | 'clock'>,
  { userId, factorId, session }: Deletion,
): Promise<Factor> =>
  database.transaction(async (transaction) => {
    const user = await lockUser(transaction, userId)
    const factor = await factorOf(transaction, userId, factorId)
    if (session !== undefined && isVerified(factor) && assuranceOf(session) === 'aal1')
      throw new AuthError('insufficient_aal', 'AAL2 required to unenroll verified factor', { status: 422 })
    await transaction<Factor>('identity.factors').where({ id: factorId }).delete()
    const isLast = isVerified(factor) && !(await factorsOf(transaction, userId)).some(isVerified)
    if (isLast) await dropRecoveryCodes(transaction, userId)
    await lowerSessions(transaction, factor, isLast)
    if (user !== undefined && isVerified(factor)) await notifyOfFactor(transaction, 'factor_removed', user, factor, clock())
    return factor
  })

/** Nothing vouches any more for what was raised with it; nor, with the last of them, for what was raised in its place. */
const lowerSessions = async (transaction: Knex, { id, user_id }: Factor, isLast: boolean): Promise<void> => {
  const sessions = () => transaction<Session>('identity.sessions')
  for (const raised of await sessions().where(isLast ? { user_id } : { user_id, factor_id: id })) {
    const amr = raised.amr.filter((entry) => assuranceOf({ amr: [entry] }) === 'aal1')
    await sessions()
      .where({ id: raised.id })
      .update({ amr: jsonb(transaction, amr), factor_id: null })
  }
}
