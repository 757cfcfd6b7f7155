import { emailOrRefuse, phoneOrRefuse } from '../../addresses/addresses.ts'
import { bannedUntil } from '../../accounts/ban.ts'
import { confirmEmail, confirmPhone } from '../../accounts/confirm.ts'
import { refuseHeld } from '../../accounts/held-mailbox.ts'
import { nameProviders, vouchByOwn } from '../../accounts/own-identity.ts'
import { refuseTaken } from '../../accounts/taken.ts'
import { findByEmail, findByPhone, findUser, insertUser, type User } from '../../accounts/users.ts'
import { AuthError } from '../../refusals/auth-error.ts'
import type { IdentityParts } from '../../identity-parts.ts'
import type { UserAttributes } from './user-attributes.ts'

export const createUser = async (
  parts: Pick<IdentityParts, 'database' | 'clock' | 'settings' | 'passwords'>,
  asked: UserAttributes,
): Promise<User> => {
  const { database, passwords } = parts
  const at = parts.clock()
  const email = asked.email === undefined ? null : emailOrRefuse(asked.email)
  const phone = asked.phone === undefined ? null : phoneOrRefuse(asked.phone)
  if (email === null && phone === null) throw new AuthError('validation_failed', 'Cannot create a user without either an email or phone')
  if (email !== null && (await findByEmail(database, email)) !== undefined) throw new AuthError('email_exists')
  if (email !== null) await refuseHeld(database, parts, { email })
  if (phone !== null && (await findByPhone(database, phone)) !== undefined) throw new AuthError('phone_exists')
  const id = asked.id ?? undefined
  const exists = () => new AuthError('user_already_exists', 'A user with this id, email or phone exists already')
  if (id !== undefined && (await findUser(database, id)) !== undefined) throw exists()
  const account = {
    ...(id !== undefined && { id }),
    email,
    phone,
    role: asked.role ?? 'authenticated',
    password_hash: asked.password === undefined ? null : await passwords.hash(asked.password),
    user_metadata: asked.user_metadata ?? {},
    app_metadata: asked.app_metadata ?? {},
    ...(asked.ban_duration !== undefined && { banned_until: bannedUntil(asked.ban_duration, at) }),
  }
  return refuseTaken(
    () =>
      database.transaction(async (transaction) => {
        let user = await insertUser(transaction, account, at)
        if (email !== null) await vouchByOwn(transaction, 'email', user, at)
        if (phone !== null) await vouchByOwn(transaction, 'phone', user, at)
        if (email !== null && asked.email_confirm === true) user = await confirmEmail(transaction, parts, user, at)
        if (phone !== null && asked.phone_confirm === true) user = await confirmPhone(transaction, user, at)
        return nameProviders(transaction, user, at)
      }),
    exists,
  )
}
