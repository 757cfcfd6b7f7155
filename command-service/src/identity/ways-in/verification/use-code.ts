import type { Knex } from '@debut/adapters/database.ts'
import { closeDoors } from '../../accounts/close-doors.ts'
import { changeEmail, changePhone, confirmEmail, confirmPhone } from '../../accounts/confirm.ts'
import { isConfirmed, lockUser, updateUser, type User } from '../../accounts/users.ts'
import { AuthError } from '../../refusals/auth-error.ts'
import type { IdentityParts } from '../../identity-parts.ts'
import { type OneTimeCode, useUp } from '../proofs/one-time-code.ts'
import { sendNotice } from '../proofs/send-code.ts'

export const EXPIRED = 'Token has expired or is invalid'

type Parts = Pick<IdentityParts, 'clock' | 'secrets' | 'settings'>

/** What a code proves comes to be so. Undefined where the other address has to agree as well. */
export const useCode = async (
  transaction: Knex,
  parts: Parts,
  row: OneTimeCode,
  refusal = new AuthError('otp_expired', EXPIRED),
): Promise<User | undefined> => {
  const user = await lockUser(transaction, row.user_id)
  if (user === undefined || !isStill(user, row) || !(await useUp(transaction, row))) throw refusal
  const at = parts.clock()
  switch (row.purpose) {
    case 'confirmation':
      return confirmEmail(transaction, parts, user, at)
    case 'invitation':
      // A user who has the account already signs in to it, and needs no invitation.
      if (isConfirmed(user)) throw refusal
      await closeDoors(transaction, user.id, at)
      return confirmEmail(transaction, parts, user, at)
    case 'recovery':
      // The password of an account that was never confirmed need not be from the owner of the address.
      await closeDoors(transaction, user.id, at)
      return confirmEmail(transaction, parts, user, at)
    case 'phone':
      return confirmPhone(transaction, user, at)
    case 'email_change_current':
    case 'email_change_new': {
      if (user.email !== null && user.email_change_agreed === 0) {
        await updateUser(transaction, user.id, { email_change_agreed: 1 }, at)
        return undefined
      }
      await sendNotice(transaction, parts, user, 'email_changed')
      return changeEmail(transaction, parts, user, at)
    }
    case 'phone_change':
      await sendNotice(transaction, parts, user, 'phone_changed')
      return changePhone(transaction, user, at)
    case 'reauthentication':
    case 'sign_in':
      throw refusal
  }
}

/** A code proves the address it was sent to: one that the account has left since is worth nothing. */
const isStill = (user: User, { purpose, sent_to }: OneTimeCode): boolean => {
  switch (purpose) {
    case 'confirmation':
    case 'invitation':
    case 'recovery':
    case 'email_change_current':
      return user.email === sent_to
    case 'email_change_new':
      return user.new_email === sent_to
    case 'phone':
      return user.phone === sent_to
    case 'phone_change':
      return user.new_phone === sent_to
    case 'reauthentication':
    case 'sign_in':
      return user.email === sent_to || user.phone === sent_to
  }
}
