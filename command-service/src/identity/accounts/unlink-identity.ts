import type { Instant } from '@debut/events/kernel/instant.ts'
import type { Knex } from '@debut/adapters/database.ts'
import { AuthError } from '../refusals/auth-error.ts'
import { identitiesOf, type IdentityRow, providersIn } from './identities.ts'
import { holding, HOLDING_NONE, isOthers } from './held-mailbox.ts'
import type { LinkingParts } from './link-identity.ts'
import { notifyOfIdentity } from './notify-of-identity.ts'
import { lockUser, updateUser, type User } from './users.ts'

/** The account keeps what its other identities vouch for. */
export const unlinkIdentity = async (
  transaction: Knex,
  { clock, settings, throwaway }: LinkingParts,
  { userId, identityId }: { readonly userId: string; readonly identityId: string },
): Promise<void> => {
  const at = clock()
  const user = await lockUser(transaction, userId)
  if (user === undefined) throw new AuthError('user_not_found')
  const identities = await identitiesOf(transaction, userId)
  if (identities.length <= 1) throw new AuthError('single_identity_not_deletable')
  const unlinked = identities.find(({ id }) => id === identityId)
  if (unlinked === undefined) throw new AuthError('identity_not_found')
  await transaction('identity.identities').where({ id: identityId }).delete()
  const rest = identities.filter(({ id }) => id !== identityId)
  const changes = unlinked.provider === 'phone' ? withoutPhone : await addressWith(transaction, { settings, throwaway }, { user, rest, at })
  await updateUser(transaction, userId, { ...changes, app_metadata: providersIn(user, rest) }, at)
  await notifyOfIdentity(transaction, { settings }, 'identity_unlinked', { user, provider: unlinked.provider }, at)
}

const withoutPhone: Partial<User> = { phone: null, phone_confirmed_at: null }

const addressIn = ({ identity_data: { email } }: IdentityRow): string | undefined =>
  typeof email === 'string' ? email.toLowerCase() : undefined

interface Remaining {
  readonly user: User
  readonly rest: readonly IdentityRow[]
  readonly at: Instant
}

/** The same address, where one of the others has it too; else the first that one of them has verified. */
const addressWith = async (
  transaction: Knex,
  parts: Omit<LinkingParts, 'clock'>,
  { user, rest, at }: Remaining,
): Promise<Partial<User>> => {
  if (user.email === null || rest.some((identity) => addressIn(identity) === user.email)) return {}
  const next = rest.find((identity) => addressIn(identity) !== undefined && identity.identity_data['email_verified'] === true)
  const email = next && addressIn(next)
  if (email === undefined || parts.throwaway.has(email)) return { email: null, ...HOLDING_NONE }
  if (!user.is_sso_user && (await isOthers(transaction, parts, user, email))) throw new AuthError('email_conflict_identity_not_deletable')
  return { email, ...holding(parts, { ...user, email }, at), welcome_due: true }
}
