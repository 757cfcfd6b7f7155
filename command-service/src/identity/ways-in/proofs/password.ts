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
  /** The code that was mailed because the account is being guessed at from many places. */
  readonly nonce: string | undefined
  readonly address: string
  /** The browser that asks, where it knows the account. */
  readonly deviceOf: (user: User) => string | undefined
}

interface Proven {
  readonly user: User
  /** The sign-in uses up this code. */
  readonly code?: OneTimeCode
}

/**
 * Returns the account if the password is right for it. Guesses are counted for the account that they name, whether it exists or not: for
 * each network, and all together. Guesses from a browser that knows the account are counted separately.
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
  // From here on, nothing may show whether the password was right, because the code exists to make that knowledge worthless.
  if (nonce === undefined) return refuseWithCodeSent(parts, { owner, named })
  const code = await checkSignInCode(parts, { owner, named, nonce })
  await limits.giveBack(namedLimits.wrongPassword, guesser)
  return { user: code.user, code: code.row }
}
