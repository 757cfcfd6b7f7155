import type { Instant } from '@debut/events/kernel/instant.ts'
import type { Knex } from '@debut/adapters/database.ts'
import { addIdentity, identitiesOf, type IdentityRow, providersIn } from './identities.ts'
import { updateUser, type User } from './users.ts'

/** The account's own email or phone vouches for it too: made where there is none, and brought up to date. */
export const vouchByOwn = async (transaction: Knex, provider: 'email' | 'phone', user: User, at: Instant): Promise<void> => {
  const data = {
    ...(provider === 'email' ? { email: user.email } : { phone: user.phone }),
    email_verified: user.email_confirmed_at !== null,
    phone_verified: user.phone_confirmed_at !== null,
  }
  const { id } = await addIdentity(transaction, { userId: user.id, provider, providerId: user.id, data }, at)
  await transaction<IdentityRow>('identity.identities')
    .where({ id })
    .update({ identity_data: { sub: user.id, ...data }, updated_at: at.toJSDate() })
}

/** Who vouches, as the account itself says it; after that has changed. */
export const nameProviders = async (transaction: Knex, user: User, at: Instant): Promise<User> =>
  updateUser(transaction, user.id, { app_metadata: providersIn(user, await identitiesOf(transaction, user.id)) }, at)
