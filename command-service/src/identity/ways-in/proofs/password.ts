import { networkOf } from '@debut/adapters/network-of.ts'
import { findNamed, type Named } from '../../accounts/named.ts'
import type { User } from '../../accounts/users.ts'
import type { IdentityParts } from '../../identity-parts.ts'
import { isWithin } from '../../ports/limits/is-within.ts'
import { namedLimits } from '../../ports/limits/named-limits.ts'
import type { OneTimeCode } from './one-time-code.ts'
import { checkSignInCode, refuseWithCodeSent } from './sign-in-code.ts'

interface Proving {
  readonly named: Named
  readonly password: string
  /** The code that was mailed because many guess at the account. */
  readonly nonce: string | undefined
  readonly address: string
  /** The browser that asks, where it knows the account. */
  readonly deviceOf: (user: User) => string | undefined
}

interface Proven {
  readonly user: User
  /** To be used up with the sign-in. */
  readonly code?: OneTimeCode
}

/**
 * Whose password this is, if it is that account's. Guesses are counted by the account that they are about, whether there is one or not:
 * those of a network for that network, and all together. Those of a browser that knows the account are counted by themselves alone.
 */
export const provePassword = async (
  parts: Pick<IdentityParts, 'database' | 'clock' | 'secrets' | 'settings' | 'passwords' | 'limits'>,
  { named, password, nonce, address, deviceOf }: Proving,
): Promise<Proven | undefined> => {
  const { limits, passwords } = parts
  const user = await findNamed(parts, named)
  const device = user && deviceOf(user)
  const name = 'email' in named ? named.email : named.phone
  const guesser = device === undefined ? `${name} from ${networkOf(address)}` : `${user?.id} on ${device}`
  await limits.take(namedLimits.wrongPassword, guesser)
  const isCalm = device !== undefined || (await isWithin(limits, namedLimits.wrongPasswordInAll, name))
  const owner = (await passwords.verify(password, user?.password_hash)) ? user : undefined
  if (isCalm) {
    if (owner === undefined) return undefined
    await limits.giveBack(namedLimits.wrongPassword, guesser)
    if (device === undefined) await limits.giveBack(namedLimits.wrongPasswordInAll, name)
    return { user: owner }
  }
  // Nothing from here on may show whether the password was right: what that would be worth is what the code is for.
  if (nonce === undefined) return refuseWithCodeSent(parts, { owner, named })
  const code = await checkSignInCode(parts, { owner, named, nonce })
  await limits.giveBack(namedLimits.wrongPassword, guesser)
  return { user: code.user, code: code.row }
}
