import { randomUUID } from 'node:crypto'
import type { Instant } from '@debut/events/kernel/instant.ts'
import type { Knex } from '@debut/adapters/database.ts'
import type { Metadata, User } from './users.ts'

/** A row of `identity.identities`: one who vouches for a user. */
export interface IdentityRow {
  readonly id: string
  readonly user_id: string
  readonly provider: string
  readonly provider_id: string
  readonly identity_data: Metadata
  readonly last_sign_in_at: Date | null
  readonly created_at: Date
  readonly updated_at: Date
}

const identities = (database: Knex) => database<IdentityRow>('identity.identities')

export const identitiesOf = (database: Knex, userId: string): Promise<IdentityRow[]> =>
  identities(database).where({ user_id: userId }).orderBy('created_at')

export const findIdentity = (database: Knex, provider: string, providerId: string): Promise<IdentityRow | undefined> =>
  identities(database).where({ provider, provider_id: providerId }).first()

/** Until this transaction ends, no other one adds this identity: of two that want to, the second finds what the first one added. */
export const lockIdentity = async (transaction: Knex, provider: string, providerId: string): Promise<void> => {
  await transaction.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`${provider} ${providerId}`])
}

interface NewIdentity {
  readonly userId: string
  readonly provider: string
  readonly providerId: string
  readonly data: Metadata
}

/** The new one, or what stands already: the caller looks whose it is. */
export const addIdentity = async (
  transaction: Knex,
  { userId, provider, providerId, data }: NewIdentity,
  at: Instant,
): Promise<IdentityRow> => {
  const now = at.toJSDate()
  await identities(transaction)
    .insert({
      id: randomUUID(),
      user_id: userId,
      provider,
      provider_id: providerId,
      identity_data: { sub: providerId, ...data },
      last_sign_in_at: now,
      created_at: now,
      updated_at: now,
    })
    .onConflict(['provider', 'provider_id'])
    .ignore()
  const row = await findIdentity(transaction, provider, providerId)
  if (row === undefined) throw new Error(`identity ${provider} of ${userId} was not stored`)
  return row
}

/** The user's account of who vouches for them, as tokens and answers carry it: the first is the main one. */
export const providersIn = ({ app_metadata }: Pick<User, 'app_metadata'>, identities: readonly IdentityRow[]): Metadata => {
  const providers = [...new Set(identities.map(({ provider }) => provider))]
  const { provider: _provider, providers: _providers, ...rest } = app_metadata
  return { ...rest, ...(providers.length > 0 && { provider: providers[0], providers }) }
}
