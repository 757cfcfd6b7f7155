import { randomUUID } from 'node:crypto'
import type { Knex } from '@debut/adapters/database.ts'
import { forUserOrPlaceholder } from '../../accounts/for-user-or-placeholder.ts'
import type { Named } from '../../accounts/named.ts'
import type { User } from '../../accounts/users.ts'
import type { IdentityParts } from '../../identity-parts.ts'
import { isWithin } from '../../ports/limits/is-within.ts'
import { namedLimits } from '../../ports/limits/named-limits.ts'
import { AuthError } from '../../refusals/auth-error.ts'
import { checkCode, type OneTimeCode } from './one-time-code.ts'
import { sendMail, sendText } from './send-code.ts'

type Parts = Pick<IdentityParts, 'database' | 'clock' | 'secrets' | 'settings' | 'limits'>

interface Guarded {
  /** It is undefined if the password was wrong or there is no such account. */
  readonly owner: User | undefined
  readonly named: Named
}

const NEEDED =
  'Many wrong passwords have been tried for this account. If this one is right, a code is on its way to the account’s email: send it along as nonce.'

/**
 * Gives the same answer after the same work, whether the password was right or wrong. A code is sent only if it was right, so that guesses
 * neither fill a member’s mailbox nor use up the mails that may be sent there.
 */
export const refuseWithCodeSent = async (parts: Parts, { owner, named }: Guarded): Promise<never> => {
  const isFirst = await isWithin(parts.limits, namedLimits.mailTo, `sign-in code ${owner?.id ?? randomUUID()}`)
  const reach = owner && isFirst ? reachOf(owner) : undefined
  const recipient = reach === undefined ? undefined : owner
  await parts.database.transaction((transaction) =>
    forUserOrPlaceholder(transaction, recipient, parts.clock(), (user) => sendCode(transaction, parts, user, reach ?? named)),
  )
  throw new AuthError('reauthentication_needed', NEEDED)
}

/** Throws if the password or the code is wrong, without saying which. */
export const checkSignInCode = async (
  parts: Parts,
  { owner, named, nonce }: Guarded & { readonly nonce: string },
): Promise<{ readonly user: User; readonly row: OneTimeCode }> => {
  const userId = owner?.id ?? randomUUID()
  const mayTry = await isWithin(parts.limits, namedLimits.wrongSignInCode, userId)
  const to = owner === undefined ? named : reachOf(owner)
  const sentTo = to === undefined ? '' : addressIn(to)
  const row = await checkCode(parts.database, parts, { userId, purpose: 'sign_in', sentTo, code: nonce.replaceAll(/[\s-]/g, '') })
  if (owner === undefined || row === undefined || !mayTry) throw new AuthError('reauthentication_not_valid')
  await parts.limits.giveBack(namedLimits.wrongSignInCode, userId)
  return { user: owner, row }
}

/** Returns the member's confirmed address, or else their confirmed number. */
const reachOf = ({ email, email_confirmed_at, phone, phone_confirmed_at }: User): Named | undefined => {
  if (email !== null && email_confirmed_at !== null) return { email }
  return phone !== null && phone_confirmed_at !== null ? { phone } : undefined
}

const addressIn = (named: Named): string => ('email' in named ? named.email : named.phone)

const sendCode = async (transaction: Knex, parts: Parts, user: User, to: Named): Promise<void> => {
  if ('email' in to)
    await sendMail(transaction, parts, user, { name: 'sign_in', recipient: to.email, redirectTo: parts.settings.publicUrl })
  else await sendText(transaction, parts, user, { purpose: 'sign_in', phone: to.phone, channel: 'sms' })
}
