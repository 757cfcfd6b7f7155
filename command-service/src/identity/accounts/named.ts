import type { Knex } from '@debut/adapters/database.ts'
import { findByEmail, findByPhone, type User } from './users.ts'

/** An account by what its member types to sign in. */
export type Named = { readonly email: string } | { readonly phone: string }

export const findNamed = ({ database }: { readonly database: Knex }, named: Named): Promise<User | undefined> =>
  'email' in named ? findByEmail(database, named.email) : findByPhone(database, named.phone)
