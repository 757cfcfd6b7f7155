import type { Knex } from '@debut/adapters/database.ts'
import { type Factor, factorsOf } from './factors.ts'
import { type IdentityRow, identitiesOf } from './identities.ts'
import type { User } from './users.ts'

/** What is not there is left out, as GoTrue does; email and phone are empty texts. */
const present = (fields: Readonly<Record<string, Date | string | null>>): Record<string, Date | string> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, value]])))

const identityView = ({ id, provider_id, user_id, identity_data, provider, ...times }: IdentityRow) => ({
  identity_id: id,
  id: provider_id,
  user_id,
  identity_data,
  provider,
  ...present({ last_sign_in_at: times.last_sign_in_at, created_at: times.created_at, updated_at: times.updated_at }),
  ...(typeof identity_data['email'] === 'string' && { email: identity_data['email'] }),
})

export const factorView = ({ id, friendly_name, factor_type, status, phone, last_challenged_at, created_at, updated_at }: Factor) => ({
  id,
  factor_type,
  status,
  created_at,
  updated_at,
  ...present({ friendly_name, phone, last_challenged_at }),
})

/** A user as GoTrue's clients know one. */
export const userView = (user: User, identities: readonly IdentityRow[], factors: readonly Factor[]) => ({
  id: user.id,
  aud: 'authenticated',
  role: user.role,
  email: user.email ?? '',
  phone: user.phone ?? '',
  ...present({
    email_confirmed_at: user.email_confirmed_at,
    phone_confirmed_at: user.phone_confirmed_at,
    confirmed_at: user.email_confirmed_at ?? user.phone_confirmed_at,
    invited_at: user.invited_at,
    confirmation_sent_at: user.confirmation_sent_at,
    recovery_sent_at: user.recovery_sent_at,
    reauthentication_sent_at: user.reauthentication_sent_at,
    new_email: user.new_email,
    email_change_sent_at: user.email_change_sent_at,
    new_phone: user.new_phone,
    phone_change_sent_at: user.phone_change_sent_at,
    last_sign_in_at: user.last_sign_in_at,
    banned_until: user.banned_until,
  }),
  app_metadata: user.app_metadata,
  user_metadata: user.user_metadata,
  identities: identities.map(identityView),
  ...(factors.length > 0 && { factors: factors.map(factorView) }),
  is_anonymous: user.is_anonymous,
  created_at: user.created_at,
  updated_at: user.updated_at,
})

export type UserView = ReturnType<typeof userView>

export const viewOf = async (database: Knex, user: User): Promise<UserView> => {
  const [identities, factors] = await Promise.all([identitiesOf(database, user.id), factorsOf(database, user.id)])
  return userView(user, identities, factors)
}
