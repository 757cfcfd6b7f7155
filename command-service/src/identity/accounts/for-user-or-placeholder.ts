import type { Instant } from '@debut/events/kernel/instant.ts'
import type { Knex } from '@debut/adapters/database.ts'
import { insertUser, lockUser, type User } from './users.ts'

/**
 * Does the same work where there is no account, for a placeholder user that is deleted at the end of the transaction:
 * neither the answer nor its time reveals whether there is one. The placeholder is made and deleted in either case.
 */
export const forUserOrPlaceholder = async <Done>(
  transaction: Knex,
  found: User | undefined,
  at: Instant,
  work: (user: User) => Promise<Done>,
): Promise<Done> => {
  const placeholder = await insertUser(transaction, {}, at)
  // As it is now: it may have been confirmed, or be gone, since it was looked for.
  const standing = await lockUser(transaction, (found ?? placeholder).id)
  const done = await work(standing ?? placeholder)
  await transaction<User>('identity.users').where({ id: placeholder.id }).delete()
  return done
}
