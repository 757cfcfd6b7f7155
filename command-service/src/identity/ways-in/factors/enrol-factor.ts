import type { Instant } from '@debut/events/kernel/instant.ts'
import type { Knex } from '@debut/adapters/database.ts'
import { lockUser, type User } from '../../accounts/users.ts'
import { AuthError } from '../../refusals/auth-error.ts'
import type { IdentityParts } from '../../identity-parts.ts'
import type { Session } from '../../sessions/sessions.ts'
import { refuseUnraised } from './assurance.ts'
import { type Factor, factorsOf, insertFactor, isVerified, type NewFactor } from '../../accounts/factors.ts'

const MOST = 10
/** Begun and never finished: it is not kept for longer than a challenge could be answered. */
const LEFT_OVER = { seconds: 300 }

interface Enrolment {
  readonly user: User
  readonly session: Session
  readonly factor: Omit<NewFactor, 'user_id'>
}

/** A factor that counts once it has been shown for the first time. */
export const enrolFactor = (
  { database, clock }: Pick<IdentityParts, 'database' | 'clock'>,
  { user, session, factor }: Enrolment,
): Promise<Factor> =>
  database.transaction(async (transaction) => {
    const at = clock()
    // Two at once would each see the last free place.
    if ((await lockUser(transaction, user.id)) === undefined) throw new AuthError('user_not_found')
    await removeLeftovers(transaction, user.id, factor, at)
    const others = await factorsOf(transaction, user.id)
    refuseSecond(others, factor)
    if (others.length >= MOST) throw new AuthError('too_many_enrolled_mfa_factors')
    refuseUnraised(others, session)
    return insertFactor(transaction, { ...factor, user_id: user.id }, at)
  })

const removeLeftovers = async (transaction: Knex, userId: string, { phone }: Enrolment['factor'], at: Instant): Promise<void> => {
  await transaction<Factor>('identity.factors')
    .where({ user_id: userId, status: 'unverified' })
    .where((old) => {
      void old.where('created_at', '<', at.minus(LEFT_OVER).toJSDate())
      if (typeof phone === 'string') void old.orWhere({ phone })
    })
    .delete()
}

const refuseSecond = (others: readonly Factor[], { friendly_name, phone }: Enrolment['factor']): void => {
  if (typeof phone === 'string' && others.some((other) => other.phone === phone && isVerified(other)))
    throw new AuthError('mfa_verified_factor_exists')
  if (friendly_name !== '' && others.some((other) => other.friendly_name === friendly_name))
    throw new AuthError(
      'mfa_factor_name_conflict',
      `A factor with the friendly name ${JSON.stringify(friendly_name)} for this user already exists`,
    )
}
