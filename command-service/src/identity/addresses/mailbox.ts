import type { Instant } from '@debut/events/kernel/instant.ts'
import type { Knex } from '@debut/infra/adapters/database.ts'
import { AuthError } from '../refusals/auth-error.ts'
import type { IdentitySettings } from '../settings.ts'
import type { User } from '../accounts/users.ts'

/** Each is the same mailbox as that of its first, by their provider's own word. */
const SAME_DOMAINS: Readonly<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'ya.ru': 'yandex.ru',
  'yandex.by': 'yandex.ru',
  'yandex.com': 'yandex.ru',
  'yandex.kz': 'yandex.ru',
}
const DOTLESS: ReadonlySet<string> = new Set(['gmail.com'])

/**
 * Where letters to this address end up, as far as that is certain: what follows a plus is the reader's own, and some providers
 * read over dots. It tells only whether somebody has an account already: letters go to the address as it was typed, and only
 * that one signs in, as there are servers for which a plus is a letter like others.
 */
export const mailboxOf = (address: string): string => {
  const email = address.toLowerCase()
  const at = email.lastIndexOf('@')
  const domain = SAME_DOMAINS[email.slice(at + 1)] ?? email.slice(at + 1)
  const local = email.slice(0, at)
  const base = local.split('+', 1)[0] ?? local
  const bare = DOTLESS.has(domain) ? base.replaceAll('.', '') : base
  return `${bare === '' ? local : bare}@${domain}`
}

/** What counts as one address here. */
export const foldedBy = ({ compat }: Pick<IdentitySettings, 'compat'>, address: string): string =>
  compat.has('mailboxes') ? address.toLowerCase() : mailboxOf(address)

interface Parts {
  readonly settings: Pick<IdentitySettings, 'compat'>
}

/** Who has shown that this mailbox is theirs, by whichever of its addresses. Whoever only claims one keeps nobody out. */
export const findByMailbox = (database: Knex, { settings }: Parts, email: string): Promise<User | undefined> =>
  database<User>('identity.users')
    .where({ mailbox: foldedBy(settings, email) })
    .first()

/** For where whoever asks may know, or has just shown that the mailbox is theirs. */
export const refuseHeld = async (
  database: Knex,
  parts: Parts,
  { email, by }: { readonly email: string; readonly by?: string | undefined },
): Promise<void> => {
  const holder = await findByMailbox(database, parts, email)
  if (holder !== undefined && holder.id !== by) throw new AuthError('email_exists')
}

/** What an account holds once its address is confirmed; enterprises answer for theirs, which stand apart. */
export const holding = ({ settings }: Parts, { email, is_sso_user }: Pick<User, 'email' | 'is_sso_user'>, at: Instant) => ({
  email_confirmed_at: at.toJSDate(),
  mailbox: email === null || is_sso_user ? null : foldedBy(settings, email),
})

/** Of an account whose address is gone, or another one. */
export const HOLDING_NONE = { email_confirmed_at: null, mailbox: null } as const
