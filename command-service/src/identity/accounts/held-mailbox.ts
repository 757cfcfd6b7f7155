import type { Instant } from '@debut/events/kernel/instant.ts'
import type { Knex } from '@debut/adapters/database.ts'
import { foldedBy } from '../addresses/mailbox.ts'
import { AuthError } from '../refusals/auth-error.ts'
import type { IdentitySettings } from '../settings.ts'
import { findByEmail, type User } from './users.ts'

export interface MailboxParts {
  readonly settings: Pick<IdentitySettings, 'compat'>
}

/** The user who has proved that this mailbox is theirs, by any of its addresses. A user who only claims one blocks no other. */
export const findByMailbox = (database: Knex, { settings }: MailboxParts, email: string): Promise<User | undefined> =>
  database<User>('identity.users')
    .where({ mailbox: foldedBy(settings, email) })
    .first()

export interface Holders {
  readonly byAddress: User | undefined
  readonly byMailbox: User | undefined
}

/**
 * Who has this address, and who has proved that its mailbox is theirs. Both are read in one statement: in between two, another
 * sign-in of the same person could make their account, which would then look like somebody else's.
 */
export const findHolders = async (database: Knex, { settings }: MailboxParts, email: string): Promise<Holders> => {
  const address = { email: email.toLowerCase(), is_sso_user: false }
  const mailbox = foldedBy(settings, email)
  const found = await database<User>('identity.users').where(address).orWhere({ mailbox })
  return {
    byAddress: found.find((user) => user.email === address.email && !user.is_sso_user),
    byMailbox: found.find((user) => user.mailbox === mailbox),
  }
}

/** Somebody else has this address, or another one of the same mailbox. */
export const isOthers = async (database: Knex, parts: MailboxParts, user: User, email: string): Promise<boolean> => {
  if ((await findByEmail(database, email)) !== undefined) return true
  const holder = await findByMailbox(database, parts, email)
  return holder !== undefined && holder.id !== user.id
}

/** For where the caller may know, or has just proved that the mailbox is theirs. */
export const refuseHeld = async (
  database: Knex,
  parts: MailboxParts,
  { email, by }: { readonly email: string; readonly by?: string | undefined },
): Promise<void> => {
  const holder = await findByMailbox(database, parts, email)
  if (holder !== undefined && holder.id !== by) throw new AuthError('email_exists')
}

/** What an account holds once its address is confirmed; enterprises answer for theirs, which stand apart. */
export const holding = ({ settings }: MailboxParts, { email, is_sso_user }: Pick<User, 'email' | 'is_sso_user'>, at: Instant) => ({
  email_confirmed_at: at.toJSDate(),
  mailbox: email === null || is_sso_user ? null : foldedBy(settings, email),
})

/** Of an account whose address is gone, or another one. */
export const HOLDING_NONE = { email_confirmed_at: null, mailbox: null } as const
