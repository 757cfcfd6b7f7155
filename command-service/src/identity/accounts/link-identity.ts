import type { Clock } from '@debut/adapters/clock.ts'
import type { Knex } from '@debut/adapters/database.ts'
import type { Throwaway } from '../addresses/throwaway.ts'
import { AuthError } from '../refusals/auth-error.ts'
import type { IdentitySettings } from '../settings.ts'
import type { Profile } from '../ports/providers/profile.ts'
import { addIdentity, findIdentity, identitiesOf, lockIdentity, providersIn } from './identities.ts'
import { holding, refuseHeld } from './held-mailbox.ts'
import { notifyOfIdentity } from './notify-of-identity.ts'
import { findByEmail, lockUser, updateUser, type User } from './users.ts'

interface Linking {
  readonly userId: string
  readonly provider: string
  readonly profile: Profile
}

export interface LinkingParts {
  readonly clock: Clock
  readonly settings: Pick<IdentitySettings, 'compat' | 'publicUrl'>
  readonly throwaway: Throwaway
}

export const refuseLinked = (ownerId: string, userId: string): never => {
  throw new AuthError('identity_already_exists', ownerId === userId ? 'Identity is already linked' : undefined)
}

/** Who is signed in has also shown that this is theirs. */
export const linkIdentity = async (
  transaction: Knex,
  { clock, settings, throwaway }: LinkingParts,
  { userId, provider, profile }: Linking,
): Promise<User> => {
  const at = clock()
  await lockIdentity(transaction, provider, profile.subject)
  const user = await lockUser(transaction, userId)
  if (user === undefined) throw new AuthError('user_not_found')
  const known = await findIdentity(transaction, provider, profile.subject)
  if (known !== undefined) return refuseLinked(known.user_id, userId)
  const added = await addIdentity(transaction, { userId, provider, providerId: profile.subject, data: profile.metadata }, at)
  if (added.user_id !== userId) return refuseLinked(added.user_id, userId)
  await notifyOfIdentity(transaction, { settings }, 'identity_linked', { user, provider }, at)
  const address = user.email === null ? await addressFrom(transaction, { settings, throwaway }, { provider, profile }) : undefined
  const app_metadata = providersIn(user, await identitiesOf(transaction, userId))
  return updateUser(
    transaction,
    userId,
    {
      app_metadata,
      ...(address !== undefined && {
        email: address,
        ...holding({ settings }, { ...user, email: address }, at),
        is_anonymous: false,
        welcome_due: true,
      }),
    },
    at,
  )
}

/** An account without an address gets that of its first identity, if it is theirs indeed. */
const addressFrom = async (
  transaction: Knex,
  parts: Omit<LinkingParts, 'clock'>,
  { provider, profile: { email } }: Omit<Linking, 'userId'>,
): Promise<string | undefined> => {
  if (email === undefined) return undefined
  if (!email.isVerified)
    throw new AuthError('email_not_confirmed', `Unverified email with ${provider}. Verify the email with ${provider} in order to sign in`, {
      status: 422,
    })
  if ((await findByEmail(transaction, email.address)) !== undefined) throw new AuthError('email_exists')
  parts.throwaway.refuse(email.address)
  await refuseHeld(transaction, parts, { email: email.address })
  return email.address
}
