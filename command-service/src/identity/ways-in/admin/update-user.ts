import { emailOrRefuse, phoneOrRefuse } from '../../addresses/addresses.ts'
import { bannedUntil } from '../../accounts/ban.ts'
import { confirmEmail, confirmPhone } from '../../accounts/confirm.ts'
import { HOLDING_NONE, refuseHeld } from '../../accounts/held-mailbox.ts'
import { mergeMetadata } from '../../accounts/metadata.ts'
import { nameProviders, vouchByOwn } from '../../accounts/own-identity.ts'
import { refuseTaken } from '../../accounts/taken.ts'
import { findByEmail, findByPhone, lockUser, updateUser as change, type User } from '../../accounts/users.ts'
import { AuthError } from '../../refusals/auth-error.ts'
import type { IdentityParts } from '../../identity-parts.ts'
import { revokeSessions } from '../../sessions/end-sessions.ts'
import type { UserAttributes } from './user-attributes.ts'

/** At once and without asking the member, who is signed out where that matters. */
export const updateUser = async (
  parts: Pick<IdentityParts, 'database' | 'clock' | 'settings' | 'passwords'>,
  id: string,
  asked: UserAttributes,
): Promise<User> => {
  const { database, passwords } = parts
  const at = parts.clock()
  const email = asked.email === undefined ? undefined : emailOrRefuse(asked.email)
  const phone = asked.phone === undefined ? undefined : phoneOrRefuse(asked.phone)
  const isOthers = (found: User | undefined) => found !== undefined && found.id !== id
  if (email !== undefined && isOthers(await findByEmail(database, email))) throw new AuthError('email_exists')
  if (email !== undefined) await refuseHeld(database, parts, { email, by: id })
  if (phone !== undefined && isOthers(await findByPhone(database, phone))) throw new AuthError('phone_exists')
  const password_hash = asked.password === undefined ? undefined : await passwords.hash(asked.password)

  return refuseTaken(
    () =>
      database.transaction(async (transaction) => {
        const standing = await lockUser(transaction, id)
        if (standing === undefined) throw new AuthError('user_not_found')
        const { user_metadata: data, app_metadata: appData, ban_duration, role } = asked
        let user = await change(
          transaction,
          id,
          {
            ...(role !== undefined && { role }),
            ...(password_hash !== undefined && { password_hash }),
            ...(data && { user_metadata: mergeMetadata(standing.user_metadata, data) }),
            ...(appData && { app_metadata: mergeMetadata(standing.app_metadata, appData) }),
            ...(ban_duration !== undefined && { banned_until: bannedUntil(ban_duration, at) }),
            ...(email !== undefined && email !== standing.email && { email, ...HOLDING_NONE, welcome_due: true }),
            ...(phone !== undefined && phone !== standing.phone && { phone, phone_confirmed_at: null }),
          },
          at,
        )
        const isMoved = user.email !== standing.email || user.phone !== standing.phone
        if (user.email !== null && email !== undefined) await vouchByOwn(transaction, 'email', user, at)
        if (user.phone !== null && phone !== undefined) await vouchByOwn(transaction, 'phone', user, at)
        // An address that the operator gives is confirmed unless they say otherwise.
        const isEmailTrue = asked.email_confirm ?? (email !== undefined && standing.email_confirmed_at !== null)
        const isPhoneTrue = asked.phone_confirm ?? (phone !== undefined && standing.phone_confirmed_at !== null)
        if (user.email !== null && isEmailTrue) user = await confirmEmail(transaction, parts, user, at)
        if (user.phone !== null && isPhoneTrue) user = await confirmPhone(transaction, user, at)
        if (isMoved || password_hash !== undefined || user.banned_until !== null) await revokeSessions(transaction, id)
        return nameProviders(transaction, user, at)
      }),
    () => new AuthError('user_already_exists', 'A user with this email or phone exists already'),
  )
}
