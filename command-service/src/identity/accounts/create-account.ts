import { randomUUID } from 'node:crypto'
import type { Instant } from '@debut/events/kernel/instant.ts'
import type { Knex } from '@debut/adapters/database.ts'
import type { Named } from './named.ts'
import { vouchByOwn } from './own-identity.ts'
import { insertUser, type NewUser, type User } from './users.ts'

/** With its own identity, and not confirmed yet. */
export const createAccount = async (transaction: Knex, named: Named, user: NewUser, at: Instant): Promise<User> => {
  const provider = 'email' in named ? 'email' : 'phone'
  const app_metadata = { ...user.app_metadata, provider, providers: [provider] }
  const created = await insertUser(transaction, { id: randomUUID(), ...user, ...named, app_metadata }, at)
  await vouchByOwn(transaction, provider, created, at)
  return created
}
