import type { Knex } from '@debut/infra/adapters/database.ts'
import { identitiesOf, providersIn } from '../accounts/identities.ts'
import { viewOf } from '../accounts/user-view.ts'
import { isBanned, isKnown, lockUser, noteRoles, updateUser, type User } from '../accounts/users.ts'
import { AuthError } from '../refusals/auth-error.ts'
import type { IdentityParts } from '../identity-parts.ts'
import { mintAccessToken } from './access-token.ts'
import { writeRefreshToken } from './refresh-token.ts'
import { assuranceOf, type Device, openSession, type Proof, type Session } from './sessions.ts'

export const issuerOf = (publicUrl: string) => new URL('/auth/v1', publicUrl).href

interface SignedIn {
  readonly user: User
  readonly session: Session
}

/** Whoever has shown who they are gets a session; in the transaction in which the proof was used up. */
export const beginSession = async (
  transaction: Knex,
  { clock, settings }: IdentityParts,
  { userId, proof, device }: { readonly userId: string; readonly proof: Proof; readonly device: Device },
): Promise<SignedIn> => {
  const at = clock()
  const found = await lockUser(transaction, userId)
  if (found === undefined) throw new AuthError('user_not_found')
  if (isBanned(found, at)) throw new AuthError('user_banned')
  const app_metadata = providersIn(found, await identitiesOf(transaction, userId))
  const user = await updateUser(transaction, userId, { last_sign_in_at: at.toJSDate(), app_metadata }, at)
  const session = await openSession(transaction, { userId, proof, device, at, lifetimeDays: settings.sessionDays })
  return { user, session }
}

/** After that transaction: the member is made known to the log, and the session is told in GoTrue's words. */
export const sessionReply = async (parts: IdentityParts, { user, session }: SignedIn) => {
  if (user.welcome_due && isKnown(user)) await greet(parts, user)
  return tellSession(parts, { user: { ...user, roles: await rolesNow(parts, user) }, session })
}

/** A session that goes on: nothing is asked of the log. */
export const tellSession = async (parts: IdentityParts, { user, session }: SignedIn) => {
  const { keys, secrets, settings, clock, database } = parts
  const at = clock()
  const lifetimeSeconds = settings.accessTokenSeconds
  const view = await viewOf(database, user)
  const secondFactorDue = assuranceOf(session) === 'aal1' && view.factors?.some(({ status }) => status === 'verified') === true
  return {
    access_token: await mintAccessToken(keys, {
      user,
      session,
      secondFactorDue,
      issuer: issuerOf(settings.publicUrl),
      at,
      lifetimeSeconds,
    }),
    token_type: 'bearer',
    expires_in: lifetimeSeconds,
    expires_at: at.toUnixInteger() + lifetimeSeconds,
    refresh_token: writeRefreshToken(secrets, { sessionId: session.id, generation: session.generation }),
    user: view,
  }
}

export type SessionReply = Awaited<ReturnType<typeof tellSession>>

/** Whoever relies on a role asks the log again: without it, what was so last is hint enough. */
const rolesNow = async ({ rolesOf, database, logger }: IdentityParts, { id, roles: known }: User): Promise<readonly string[]> => {
  try {
    const roles = await rolesOf(id)
    if (roles.toSorted().join() !== known.toSorted().join()) await noteRoles(database, id, roles)
    return roles
  } catch (error) {
    logger.warn({ err: error, userId: id }, 'the roles of a member could not be looked up')
    return known
  }
}

/** Nobody is kept out because the log is away: a process greets whoever was missed. */
const greet = async ({ welcome, logger }: IdentityParts, user: User) => {
  try {
    await welcome(user)
  } catch (error) {
    logger.warn({ err: error, userId: user.id }, 'a new member could not be welcomed yet')
  }
}
