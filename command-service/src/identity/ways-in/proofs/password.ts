import { findNamed, type Named } from '../../accounts/named.ts'
import type { User } from '../../accounts/users.ts'
import type { IdentityParts } from '../../identity-parts.ts'
import { namedLimits } from '../../ports/limits/named-limits.ts'

interface Proving {
  readonly named: Named
  readonly password: string
  /** The browser that asks, where it knows the account. */
  readonly deviceOf: (userId: string) => string | undefined
}

/**
 * Whose password this is, if it is that account's. Guesses are counted by the account that they are about, whether there is one or not;
 * those of a browser that knows the account by itself, so that guesses from elsewhere do not use up what its member may try.
 */
export const provePassword = async (
  parts: Pick<IdentityParts, 'database' | 'passwords' | 'limits'>,
  { named, password, deviceOf }: Proving,
): Promise<User | undefined> => {
  const user = await findNamed(parts, named)
  const device = user && deviceOf(user.id)
  const subject = device === undefined ? ('email' in named ? named.email : named.phone) : `${user?.id} on ${device}`
  await parts.limits.take(namedLimits.wrongPassword, subject)
  if (!(await parts.passwords.verify(password, user?.password_hash))) return undefined
  await parts.limits.giveBack(namedLimits.wrongPassword, subject)
  return user
}
