import { AuthError } from '../../refusals/auth-error.ts'
import type { IdentityParts } from '../../identity-parts.ts'
import { withdrawCodes } from '../proofs/one-time-code.ts'
import { sendNotice } from '../proofs/send-code.ts'
import { revokeSessions } from '../../sessions/end-sessions.ts'
import type { Session } from '../../sessions/sessions.ts'
import type { ChangeStep } from './change-step.ts'
import { updateUser, type User } from '../../accounts/users.ts'

interface NewPassword {
  readonly user: User
  readonly session: Session
  readonly password: string
}

/** Every other device is signed out, and the owner of the address gets a mail. */
export const setPassword = async (
  parts: Pick<IdentityParts, 'clock' | 'settings' | 'passwords'>,
  { user, session, password }: NewPassword,
): Promise<ChangeStep> => {
  if (user.password_hash !== null && (await parts.passwords.verify(password, user.password_hash))) throw new AuthError('same_password')
  const password_hash = await parts.passwords.hash(password)
  return async (transaction, standing) => {
    await withdrawCodes(transaction, user.id, ['recovery', 'reauthentication', 'sign_in'])
    await revokeSessions(transaction, user.id, { except: session.id })
    await sendNotice(transaction, parts, standing, 'password_changed')
    return updateUser(transaction, user.id, { password_hash }, parts.clock())
  }
}
