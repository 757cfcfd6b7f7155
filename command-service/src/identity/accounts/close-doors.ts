import type { Instant } from '@debut/events/kernel/instant.ts'
import type { Knex } from '@debut/adapters/database.ts'
import type { IdentityRow } from './identities.ts'
import { isConfirmed, lockUser, updateUser } from './users.ts'

/**
 * The maker of an account who never proved that its address is theirs may be anybody, and another user asks to prove it now:
 * no door that was left stays open. An account that was confirmed is left as it is.
 */
export const closeDoors = async (transaction: Knex, userId: string, at: Instant): Promise<void> => {
  const user = await lockUser(transaction, userId)
  if (user === undefined || isConfirmed(user)) return
  await transaction<IdentityRow>('identity.identities').where({ user_id: userId }).whereNotIn('provider', ['email', 'phone']).delete()
  for (const table of ['sessions', 'factors', 'recovery_codes']) await transaction(`identity.${table}`).where({ user_id: userId }).delete()
  await updateUser(transaction, userId, { password_hash: null }, at)
}
