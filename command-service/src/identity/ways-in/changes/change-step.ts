import type { Knex } from '@debut/adapters/database.ts'
import type { User } from '../../accounts/users.ts'

/** One of the changes that a member makes at once: checked when it is made, and done in one transaction with the others. */
export type ChangeStep = (transaction: Knex, standing: User) => Promise<User>
