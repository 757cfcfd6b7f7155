import type { Instant } from '@debut/events/kernel/instant.ts'
import type { Knex } from '@debut/adapters/database.ts'
import { insertUser, lockUser, type User } from './users.ts'

/**
 * What is done for an account is done just the same where there is none, for somebody who is gone at the end of the transaction:
 * neither the answer nor the time it takes tells whether there is one. Somebody comes and goes in either case.
 */
export const forUserOrNobody = async <Done>(
  transaction: Knex,
  found: User | undefined,
  at: Instant,
  work: (user: User) => Promise<Done>,
): Promise<Done> => {
  const nobody = await insertUser(transaction, {}, at)
  // As it is now: it may have been confirmed, or be gone, since it was looked for.
  const standing = await lockUser(transaction, (found ?? nobody).id)
  const done = await work(standing ?? nobody)
  await transaction<User>('identity.users').where({ id: nobody.id }).delete()
  return done
}
