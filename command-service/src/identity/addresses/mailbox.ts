import type { IdentitySettings } from '../settings.ts'

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
 * Where mails to this address end up, as far as that is certain: what follows a plus is the reader's own, and some providers
 * read over dots. It tells only whether somebody has an account already: mails go to the address as it was typed, and only
 * that one signs in, as there are servers for which a plus is a mail like others.
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
