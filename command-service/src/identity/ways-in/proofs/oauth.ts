import type { Knex } from '@debut/adapters/database.ts'
import { addIdentity, findIdentity, type IdentityRow, lockIdentity } from '../../accounts/identities.ts'
import { findHolders, holding, HOLDING_NONE, refuseHeld } from '../../accounts/held-mailbox.ts'
import { nameProviders } from '../../accounts/own-identity.ts'
import { notifyOfIdentity } from '../../accounts/notify-of-identity.ts'
import { insertUser, isBanned, isConfirmed, lockUser, updateUser, type User } from '../../accounts/users.ts'
import { AuthError } from '../../refusals/auth-error.ts'
import type { IdentityParts } from '../../identity-parts.ts'
import { maySendMail } from '../../ports/limits/may-send.ts'
import type { Profile } from '../../ports/providers/profile.ts'
import type { Provider } from '../../ports/providers/providers.ts'
import type { Proof } from '../../sessions/sessions.ts'
import { sendMail } from './send-code.ts'

interface Vouched {
  readonly provider: Pick<Provider, 'name' | 'domains'>
  readonly profile: Profile
  /** Where a mail that is needed first leads to. */
  readonly redirectTo: string
}

export const proofOf = ({ name, domains }: Pick<Provider, 'name' | 'domains'>): Proof => ({
  method: domains === undefined ? 'oauth' : 'sso/oidc',
  provider: name,
})

type Parts = Pick<IdentityParts, 'database' | 'clock' | 'settings' | 'secrets' | 'throwaway' | 'limits'>

/** Before `accountOf`: who may need a mail first is counted alike, whether there is an account of that address or not. */
export const mayAsk = async (
  parts: Pick<Parts, 'database' | 'settings' | 'limits'>,
  { provider, profile }: Omit<Vouched, 'redirectTo'>,
  address: string,
): Promise<void> => {
  const { email, subject } = profile
  if (email === undefined || email.isVerified || parts.settings.autoconfirm) return
  if ((await findIdentity(parts.database, provider.name, subject)) !== undefined) return
  await maySendMail(parts, { about: 'signup', to: email.address, address })
}

/**
 * Whose account it is that a provider vouches for: the one of that identity, the confirmed one of that address, or a new one.
 * A refusal is a value: what was done for it stays, and it is thrown after the transaction.
 */
export const accountOf = async (
  transaction: Knex,
  parts: Pick<Parts, 'clock' | 'settings' | 'secrets' | 'throwaway'>,
  vouched: Vouched,
): Promise<User | AuthError> => {
  const { provider, profile } = vouched
  await lockIdentity(transaction, provider.name, profile.subject)
  const known = await findIdentity(transaction, provider.name, profile.subject)
  const user = known === undefined ? await meet(transaction, parts, vouched) : await meetAgain(transaction, parts, vouched, known)
  if (user instanceof AuthError || !isBanned(user, parts.clock())) return user
  throw new AuthError('user_banned', undefined, { status: 403 })
}

const meetAgain = async (
  transaction: Knex,
  parts: Pick<Parts, 'clock' | 'settings'>,
  vouched: Vouched,
  known: IdentityRow,
): Promise<User | AuthError> => {
  const { email, metadata } = vouched.profile
  const at = parts.clock()
  const found = await lockUser(transaction, known.user_id)
  if (found === undefined) throw new AuthError('user_not_found')
  await identities(transaction)
    .where({ id: known.id })
    .update({ identity_data: metadata, last_sign_in_at: at.toJSDate(), updated_at: at.toJSDate() })
  const user = await updateUser(transaction, found.id, { user_metadata: { ...found.user_metadata, ...metadata } }, at)
  if (isConfirmed(user)) return user
  const isTheirs = email !== undefined && email.address === user.email && (email.isVerified || parts.settings.autoconfirm)
  return isTheirs ? takeOver(transaction, parts, vouched, user) : needsVerification(vouched)
}

const meet = async (
  transaction: Knex,
  parts: Pick<Parts, 'clock' | 'settings' | 'secrets' | 'throwaway'>,
  vouched: Vouched,
): Promise<User | AuthError> => {
  const { provider, profile } = vouched
  const { email } = profile
  if (email === undefined) return needsVerification(vouched)
  const { settings } = parts
  const { byAddress, byMailbox } = await findHolders(transaction, parts, email.address)
  const holder = provider.domains === undefined ? byAddress : undefined
  const isBelieved = email.isVerified || (settings.autoconfirm && holder === undefined)
  if (!isBelieved) {
    if (provider.domains === undefined) parts.throwaway.refuse(email.address)
    if (!settings.signups) throw new AuthError('signup_disabled')
    // The same answer whether there is an account or not.
    if (holder === undefined && byMailbox === undefined) await signUp(transaction, parts, vouched, false)
    return needsVerification(vouched)
  }
  const owner = holder && (await lockUser(transaction, holder.id))
  // Until it was locked, the account may have moved to another address, and then it is no longer theirs who proved this one.
  if (owner?.email !== holder?.email) return meet(transaction, parts, vouched)
  if (owner !== undefined && owner.email_confirmed_at !== null) return join(transaction, parts, vouched, owner)
  if (owner !== undefined && !isConfirmed(owner)) return takeOver(transaction, parts, vouched, owner)
  if (!settings.signups) throw new AuthError('signup_disabled')
  if (provider.domains === undefined && byMailbox !== undefined) throw new AuthError('email_exists')
  if (owner !== undefined) await giveUpAddress(transaction, parts, owner)
  return signUp(transaction, parts, vouched, true)
}

const identities = (transaction: Knex) => transaction<IdentityRow>('identity.identities')

const add = async (transaction: Knex, { clock }: Pick<Parts, 'clock'>, { provider, profile }: Vouched, userId: string) => {
  const added = await addIdentity(
    transaction,
    { userId, provider: provider.name, providerId: profile.subject, data: profile.metadata },
    clock(),
  )
  if (added.user_id !== userId) throw new AuthError('identity_already_exists')
  return added
}

/** Both have shown that the address is theirs. */
const join = async (transaction: Knex, parts: Pick<Parts, 'clock' | 'settings'>, vouched: Vouched, owner: User): Promise<User> => {
  const at = parts.clock()
  await add(transaction, parts, vouched, owner.id)
  await notifyOfIdentity(transaction, parts, 'identity_linked', { user: owner, provider: vouched.provider.name }, at)
  const user_metadata = { ...owner.user_metadata, ...vouched.profile.metadata }
  return nameProviders(transaction, await updateUser(transaction, owner.id, { user_metadata }, at), at)
}

/** The maker of this account never proved that the address is theirs: none of their sign-in methods stays. */
const takeOver = async (transaction: Knex, parts: Pick<Parts, 'clock' | 'settings'>, vouched: Vouched, user: User): Promise<User> => {
  const { id } = user
  const at = parts.clock()
  await refuseHeld(transaction, parts, { email: user.email ?? '', by: id })
  const kept = await add(transaction, parts, vouched, id)
  await identities(transaction).where({ user_id: id }).whereNot({ id: kept.id }).delete()
  for (const table of ['one_time_codes', 'sessions', 'factors', 'recovery_codes'])
    await transaction(`identity.${table}`).where({ user_id: id }).delete()
  const nothing = { password_hash: null, phone: null, new_email: null, new_phone: null, email_change_agreed: 0 }
  const confirmed = { ...holding(parts, user, at), is_anonymous: false, welcome_due: true }
  const taken = await updateUser(transaction, id, { ...nothing, ...confirmed, user_metadata: vouched.profile.metadata }, at)
  return nameProviders(transaction, taken, at)
}

/** It is kept for its phone; the address was only ever claimed, and is somebody else's. */
const giveUpAddress = async (transaction: Knex, { clock }: Pick<Parts, 'clock'>, owner: User): Promise<void> => {
  await identities(transaction).where({ user_id: owner.id, provider: 'email' }).delete()
  await transaction('identity.one_time_codes').where({ user_id: owner.id, sent_to: owner.email }).delete()
  await nameProviders(transaction, await updateUser(transaction, owner.id, { email: null, ...HOLDING_NONE }, clock()), clock())
}

const signUp = async (
  transaction: Knex,
  parts: Pick<Parts, 'clock' | 'settings' | 'secrets' | 'throwaway'>,
  vouched: Vouched,
  isBelieved: boolean,
): Promise<User> => {
  const { provider, profile, redirectTo } = vouched
  const recipient = profile.email?.address ?? ''
  const at = parts.clock()
  const is_sso_user = provider.domains !== undefined
  if (!is_sso_user) parts.throwaway.refuse(recipient)
  const inserted = await insertUser(
    transaction,
    {
      email: recipient,
      user_metadata: profile.metadata,
      is_sso_user,
      ...(isBelieved && { ...holding(parts, { email: recipient, is_sso_user }, at), welcome_due: true }),
    },
    at,
  )
  await add(transaction, parts, vouched, inserted.id)
  const user = await nameProviders(transaction, inserted, at)
  return isBelieved ? user : sendMail(transaction, parts, user, { name: 'signup', recipient, redirectTo })
}

const needsVerification = ({ provider: { name }, profile: { email } }: Vouched): AuthError =>
  new AuthError(
    'provider_email_needs_verification',
    email === undefined
      ? `Unverified email with ${name}. Verify the email with ${name} in order to sign in`
      : `Unverified email with ${name}. A confirmation email has been sent to your ${name} email`,
    { status: 422 },
  )
