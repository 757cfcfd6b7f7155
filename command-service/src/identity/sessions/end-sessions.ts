import type { Knex } from '@debut/adapters/database.ts'
import type { User } from '../accounts/users.ts'
import type { Session } from './sessions.ts'

const sessions = (database: Knex) => database<Session>('identity.sessions')

/** A session that is gone is refused everywhere: its refresh tokens at once, its access tokens within seconds. */
export const endSession = async (database: Knex, id: string, ownerId?: string): Promise<boolean> =>
  (await sessions(database)
    .where({ id, ...(ownerId !== undefined && { user_id: ownerId }) })
    .delete()) > 0

/** Codes and flows that a session asked for end in a session of their own. */
const BEGUN = ['email_change_current', 'email_change_new', 'phone_change']

/** What was begun in a session, such as a change of number, is not finished by a user who was signed out since. */
export const dropBegun = async (database: Knex, userId: string): Promise<void> => {
  const nothing = { new_email: null, email_change_agreed: 0, new_phone: null }
  await database<User>('identity.users').where({ id: userId }).update(nothing)
  await database('identity.one_time_codes').where({ user_id: userId }).whereIn('purpose', BEGUN).delete()
  // A link from a mail that was not followed yet belongs to no session.
  await database('identity.flows')
    .where((flow) => void flow.where({ user_id: userId }).whereNotNull('auth_code_hash'))
    .orWhere({ linking_user_id: userId })
    .delete()
}

/** Makes browsers that knew the account like any other browser from now on. */
export const forgetDevices = async (database: Knex, userId: string): Promise<void> => {
  await database<User>('identity.users').where({ id: userId }).increment('device_generation')
}

/** A user's sessions but one, as after a change of password. */
export const revokeSessions = async (
  database: Knex,
  userId: string,
  { except }: { readonly except?: string | undefined } = {},
): Promise<void> => {
  const theirs = sessions(database).where({ user_id: userId })
  await dropBegun(database, userId)
  await forgetDevices(database, userId)
  await (except === undefined ? theirs : theirs.whereNot({ id: except })).delete()
}
