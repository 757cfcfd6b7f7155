import type { Knex } from '@debut/adapters/database.ts'
import { factorsOf, isVerified } from '../../accounts/factors.ts'
import { lockUser, type User } from '../../accounts/users.ts'
import type { IdentityParts } from '../../identity-parts.ts'
import { AuthError } from '../../refusals/auth-error.ts'
import type { Caller } from '../../sessions/caller.ts'
import { renewSession } from '../../sessions/renew-session.ts'
import { findSession, type Session } from '../../sessions/sessions.ts'
import { checkNonce, isOwnPassword, useUpProof } from './fresh-proof.ts'

/** One of the two. */
export type Again = { readonly password: string } | { readonly nonce: string }

/** The session of a member who has shown once more who they are. With a second factor, showing that one again is the only way. */
export const proveAgain = async (
  parts: Pick<IdentityParts, 'database' | 'clock' | 'secrets' | 'passwords' | 'limits'>,
  { user, session }: Caller,
  again: Again,
): Promise<{ readonly user: User; readonly session: Session }> => {
  await refuseWithFactor(parts.database, user.id)
  if ('password' in again && !(await isOwnPassword(parts, user, again.password)))
    throw new AuthError('invalid_credentials', 'The password is not right.')
  const code = 'nonce' in again ? await checkNonce(parts, user, again.nonce) : undefined
  return parts.database.transaction(async (transaction) => {
    const [standing, shown] = [await lockUser(transaction, user.id), await findSession(transaction, session.id)]
    if (standing === undefined || shown === undefined) throw new AuthError('session_not_found')
    await refuseWithFactor(transaction, user.id)
    // While the password was checked, another may have been set.
    if ('password' in again && standing.password_hash !== user.password_hash)
      throw new AuthError('invalid_credentials', 'The password is not right.')
    await useUpProof(transaction, code)
    return {
      user: standing,
      session: await renewSession(transaction, shown, { method: code === undefined ? 'password' : 'otp' }, parts.clock()),
    }
  })
}

const refuseWithFactor = async (database: Knex, userId: string): Promise<void> => {
  if ((await factorsOf(database, userId)).some(isVerified))
    throw new AuthError('insufficient_aal', 'Show your second factor: nothing less proves who you are when MFA is enabled.', {
      status: 403,
    })
}
