import type { Knex } from '@debut/adapters/database.ts'
import { AuthError } from '../../refusals/auth-error.ts'
import type { IdentityParts } from '../../identity-parts.ts'
import { namedLimits } from '../../ports/limits/named-limits.ts'
import { checkCode, type OneTimeCode, useUp } from './one-time-code.ts'
import type { Session } from '../../sessions/sessions.ts'
import type { User } from '../../accounts/users.ts'

const FRESH_HOURS = 24

interface Shown {
  readonly user: User
  readonly session: Session
  readonly nonce: string | undefined
  readonly currentPassword: string | undefined
}

/**
 * What opens an account from then on, such as a new password, is set by a user who has just signed in, knows the password, or has the code
 * that was sent for this. The code that was shown is to be used up with the change.
 */
export const proveFresh = async (
  parts: Pick<IdentityParts, 'database' | 'clock' | 'secrets' | 'passwords' | 'limits'>,
  { user, session, nonce, currentPassword }: Shown,
): Promise<OneTimeCode | undefined> => {
  if (currentPassword !== undefined) {
    if (!(await isOwnPassword(parts, user, currentPassword)))
      throw new AuthError('current_password_invalid', 'The current password is not right.')
    return undefined
  }
  // An anonymous user has no address to ask, and nothing to be stolen.
  if (user.is_anonymous) return undefined
  if (session.created_at >= parts.clock().minus({ hours: FRESH_HOURS }).toJSDate()) return undefined
  if (nonce === undefined) throw new AuthError('reauthentication_needed')
  return checkNonce(parts, user, nonce)
}

/** Of a member who is signed in: each wrong one counts for their account, wherever it comes from. */
export const isOwnPassword = async (
  { passwords, limits }: Pick<IdentityParts, 'passwords' | 'limits'>,
  user: User,
  password: string,
): Promise<boolean> => {
  await limits.take(namedLimits.wrongPassword, user.id)
  if (!(await passwords.verify(password, user.password_hash))) return false
  await limits.giveBack(namedLimits.wrongPassword, user.id)
  return true
}

/** The code that was sent to show who asks, which is still to be used up. */
export const checkNonce = async (
  parts: Pick<IdentityParts, 'database' | 'clock' | 'secrets' | 'limits'>,
  user: User,
  nonce: string,
): Promise<OneTimeCode> => {
  const sentTo = user.email ?? user.phone ?? ''
  await parts.limits.take(namedLimits.wrongCode, sentTo)
  const code = await checkCode(parts.database, parts, { userId: user.id, purpose: 'reauthentication', sentTo, code: nonce.trim() })
  if (code === undefined) throw new AuthError('reauthentication_not_valid')
  await parts.limits.giveBack(namedLimits.wrongCode, sentTo)
  return code
}

/** For what `proveFresh` found. */
export const useUpProof = async (transaction: Knex, shown: OneTimeCode | undefined): Promise<void> => {
  if (shown !== undefined && !(await useUp(transaction, shown))) throw new AuthError('reauthentication_not_valid')
}
