import { findByEmail, findByPhone, type User } from '../accounts/users.ts'
import type { IdentityParts } from '../identity-parts.ts'
import { namedLimits } from '../limits/named-limits.ts'

export type Named = { readonly email: string } | { readonly phone: string }

export const findNamed = ({ database }: Pick<IdentityParts, 'database'>, named: Named): Promise<User | undefined> =>
  'email' in named ? findByEmail(database, named.email) : findByPhone(database, named.phone)

/** Whose password this is, if it is that account's. Guesses are counted by the account that they are about, whether there is one or not. */
export const provePassword = async (
  parts: Pick<IdentityParts, 'database' | 'passwords' | 'limits'>,
  named: Named,
  password: string,
): Promise<User | undefined> => {
  const subject = 'email' in named ? named.email : named.phone
  await parts.limits.take(namedLimits.wrongPassword, subject)
  const user = await findNamed(parts, named)
  if (!(await parts.passwords.verify(password, user?.password_hash))) return undefined
  await parts.limits.giveBack(namedLimits.wrongPassword, subject)
  return user
}
