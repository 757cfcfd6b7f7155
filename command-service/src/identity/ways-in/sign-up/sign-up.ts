import { randomUUID } from 'node:crypto'
import { mailFlow } from '../flows/mail-flow.ts'
import { AuthError } from '../../refusals/auth-error.ts'
import type { IdentityParts } from '../../identity-parts.ts'
import { findNamed, type Named } from '../../accounts/named.ts'
import { sendMail, sendText } from '../proofs/send-code.ts'
import type { Device } from '../../sessions/sessions.ts'
import { closeDoors } from '../../accounts/close-doors.ts'
import { confirmEmail, confirmPhone } from '../../accounts/confirm.ts'
import { createAccount } from '../../accounts/create-account.ts'
import { freshView } from './fresh-view.ts'
import { findByMailbox } from '../../accounts/held-mailbox.ts'
import { forUserOrPlaceholder } from '../../accounts/for-user-or-placeholder.ts'
import { againIfTaken } from '../../accounts/taken.ts'
import { viewOf } from '../../accounts/user-view.ts'
import { findUser, lockUser, type Metadata, type User } from '../../accounts/users.ts'

export interface SigningUp {
  readonly named: Named
  readonly password: string
  readonly data: Metadata
  readonly channel: 'sms' | 'whatsapp'
  readonly challenge: string | undefined
  readonly redirectTo: string
  readonly device: Device
}

const isConfirmedBy = (named: Named, user: User): boolean => ('email' in named ? user.email_confirmed_at : user.phone_confirmed_at) !== null

type Parts = Pick<IdentityParts, 'database' | 'clock' | 'settings' | 'secrets' | 'passwords' | 'signIn'>

/** Where addresses are believed, the answer is a session; else it is the account, and a mail to the owner of the address. */
export const signUp = (parts: Parts, signingUp: SigningUp): Promise<object> =>
  againIfTaken<object>(() => (parts.settings.autoconfirm ? signUpAtOnce(parts, signingUp) : signUpByMail(parts, signingUp)))

const signUpAtOnce = async (
  parts: Pick<Parts, 'database' | 'clock' | 'settings' | 'passwords' | 'signIn'>,
  { named, password, data, device }: SigningUp,
) => {
  const at = parts.clock()
  if ((await findNamed(parts, named)) !== undefined || (await isHeld(parts, named))) throw new AuthError('user_already_exists')
  const password_hash = await parts.passwords.hash(password)
  const signedIn = await parts.database.transaction(async (transaction) => {
    const created = await createAccount(transaction, named, { password_hash, user_metadata: data }, at)
    await ('email' in named ? confirmEmail(transaction, parts, created, at) : confirmPhone(transaction, created, at))
    return parts.signIn.begin(transaction, { userId: created.id, proof: { method: 'password' }, device })
  })
  return parts.signIn.reply(signedIn)
}

/** The owner of the mailbox has an account already, by another of its addresses. */
const isHeld = async (parts: Pick<Parts, 'database' | 'settings'>, named: Named): Promise<boolean> =>
  'email' in named && (await findByMailbox(parts.database, parts, named.email)) !== undefined

const signUpByMail = async (parts: Pick<Parts, 'database' | 'clock' | 'settings' | 'secrets' | 'passwords'>, signingUp: SigningUp) => {
  const { named, password, data } = signingUp
  const at = parts.clock()
  const { database, passwords } = parts
  const found = await findNamed(parts, named)
  const isNew = found === undefined && !(await isHeld(parts, named))
  // One hash is worked out in every case, so that the time it takes tells nothing.
  const isPending = found !== undefined && !isConfirmedBy(named, found)
  const isSame = isPending && (await passwords.verify(password, found.password_hash))
  const password_hash = isPending ? null : await passwords.hash(password)

  const created = await database.transaction(async (transaction) => {
    if (isNew) {
      const user = await createAccount(transaction, named, { password_hash, user_metadata: data }, at)
      return ask(transaction, parts, user, signingUp)
    }
    const standing = found && (await lockUser(transaction, found.id))
    const pending = standing !== undefined && !isConfirmedBy(named, standing) ? standing : undefined
    // Two passwords were given for one address: it is not known which one its owner chose.
    if (pending !== undefined && !isSame) await closeDoors(transaction, pending.id, at)
    await forUserOrPlaceholder(transaction, pending, at, (user) => ask(transaction, parts, user, signingUp))
    return undefined
  })

  if (!parts.settings.compat.has('account-hints')) return freshView({ id: created?.id ?? randomUUID(), named, data, at })
  const shown = created ?? (isPending ? await findUser(database, found.id) : undefined)
  return shown === undefined ? freshView({ id: randomUUID(), named, data, at }) : viewOf(database, shown)
}

type Transaction = Parameters<typeof sendMail>[0]

/** Whether the address is theirs. For the placeholder user a mail is written and discarded. */
const ask = async (
  transaction: Transaction,
  parts: Pick<Parts, 'clock' | 'settings' | 'secrets'>,
  user: User,
  { named, challenge, redirectTo, channel }: SigningUp,
): Promise<User> => {
  if ('phone' in named) return (await sendText(transaction, parts, user, { purpose: 'phone', phone: named.phone, channel })).user
  const flowId = await mailFlow(transaction, parts, { userId: user.id, challenge, method: 'email/signup', redirectTo })
  return sendMail(transaction, parts, user, { name: 'signup', recipient: named.email, redirectTo, flowId })
}
