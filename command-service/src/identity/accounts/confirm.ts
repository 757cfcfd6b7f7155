import type { Instant } from '@debut/events/kernel/instant.ts'
import type { Knex } from '@debut/adapters/database.ts'
import { holding, HOLDING_NONE, type MailboxParts } from './held-mailbox.ts'
import { nameProviders, vouchByOwn } from './own-identity.ts'
import { updateUser, type User } from './users.ts'

/** The address is theirs: shown by a code that was sent to it, or believed. It is recorded in the log. */
export const confirmEmail = async (transaction: Knex, parts: MailboxParts, user: User, at: Instant): Promise<User> => {
  if (user.email_confirmed_at !== null) return user
  const changes = { ...holding(parts, user, at), is_anonymous: false, welcome_due: true }
  const confirmed = await updateUser(transaction, user.id, changes, at)
  await vouchByOwn(transaction, 'email', confirmed, at)
  return nameProviders(transaction, confirmed, at)
}

export const confirmPhone = async (transaction: Knex, user: User, at: Instant): Promise<User> => {
  if (user.phone_confirmed_at !== null) return user
  const changes = { phone_confirmed_at: at.toJSDate(), is_anonymous: false, welcome_due: true }
  const confirmed = await updateUser(transaction, user.id, changes, at)
  await vouchByOwn(transaction, 'phone', confirmed, at)
  return nameProviders(transaction, confirmed, at)
}

/** To the address that both have agreed to. */
export const changeEmail = async (transaction: Knex, parts: MailboxParts, user: User, at: Instant): Promise<User> => {
  const changes = { email: user.new_email, new_email: null, email_change_agreed: 0, ...HOLDING_NONE }
  return confirmEmail(transaction, parts, await updateUser(transaction, user.id, changes, at), at)
}

export const changePhone = async (transaction: Knex, user: User, at: Instant): Promise<User> => {
  const changes = { phone: user.new_phone, new_phone: null, phone_confirmed_at: null }
  return confirmPhone(transaction, await updateUser(transaction, user.id, changes, at), at)
}
