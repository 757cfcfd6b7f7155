import type { Knex } from '@debut/infra/adapters/database.ts'
import type { Session } from './sessions.ts'

const sessions = (database: Knex) => database<Session>('identity.sessions')

/** A session that is gone is refused everywhere: its refresh tokens at once, its access tokens within seconds. */
export const endSession = async (database: Knex, id: string, ownerId?: string): Promise<boolean> =>
  (await sessions(database)
    .where({ id, ...(ownerId !== undefined && { user_id: ownerId }) })
    .delete()) > 0

/** A user's sessions but one, as after a change of password. */
export const revokeSessions = async (
  database: Knex,
  userId: string,
  { except }: { readonly except?: string | undefined } = {},
): Promise<void> => {
  const theirs = sessions(database).where({ user_id: userId })
  await (except === undefined ? theirs : theirs.whereNot({ id: except })).delete()
}
