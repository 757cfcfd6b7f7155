import type { Clock } from '@debut/adapters/clock.ts'
import type { Knex } from '@debut/adapters/database.ts'
import type { Logger } from '@debut/adapters/logging.ts'
import { identitiesOf, providersIn } from '../accounts/identities.ts'
import { viewOf } from '../accounts/user-view.ts'
import { isBanned, isKnown, lockUser, noteRoles, updateUser, type User } from '../accounts/users.ts'
import { AuthError } from '../refusals/auth-error.ts'
import type { Secrets } from '../secrets.ts'
import type { IdentitySettings } from '../settings.ts'
import type { SigningKeys } from '../signing-keys.ts'
import { mintAccessToken } from './access-token.ts'
import { writeRefreshToken } from './refresh-token.ts'
import { assuranceOf, type Device, openSession, type Proof, type Session } from './sessions.ts'

export const issuerOf = (publicUrl: string) => new URL('/auth/v1', publicUrl).href

interface SignedIn {
  readonly user: User
  readonly session: Session
}

interface Beginning {
  readonly userId: string
  readonly proof: Proof
  readonly device: Device
}

interface Parts {
  readonly database: Knex
  readonly clock: Clock
  readonly logger: Logger
  readonly keys: SigningKeys
  readonly secrets: Secrets
  readonly settings: Pick<IdentitySettings, 'publicUrl' | 'accessTokenSeconds' | 'sessionDays'>
  /** As the member's own state has them. */
  readonly rolesOf: (userId: string) => Promise<readonly string[]>
  /** Tells the log of an account that may be a member now. Repeated until it is done. */
  readonly welcome: (user: User) => Promise<void>
}

export interface SignIn {
  /** A user who has proved their identity gets a session; in the transaction in which the proof was used up. */
  begin(transaction: Knex, beginning: Beginning): Promise<SignedIn>
  /** After that transaction: the member is made known to the log, and the session is returned in GoTrue's words. */
  reply(signedIn: SignedIn): Promise<SessionReply>
  /** A session that goes on: nothing is asked of the log. */
  goOn(signedIn: SignedIn): Promise<SessionReply>
}

export const openSignIn = (parts: Parts): SignIn => ({
  begin: (transaction, beginning) => beginSession(transaction, parts, beginning),
  reply: async ({ user, session }) => {
    if (user.welcome_due && isKnown(user)) await greet(parts, user)
    return sessionReplyOf(parts, { user: { ...user, roles: await rolesNow(parts, user) }, session })
  },
  goOn: (signedIn) => sessionReplyOf(parts, signedIn),
})

const beginSession = async (transaction: Knex, { clock, settings }: Parts, { userId, proof, device }: Beginning): Promise<SignedIn> => {
  const at = clock()
  const found = await lockUser(transaction, userId)
  if (found === undefined) throw new AuthError('user_not_found')
  if (isBanned(found, at)) throw new AuthError('user_banned')
  const app_metadata = providersIn(found, await identitiesOf(transaction, userId))
  const user = await updateUser(transaction, userId, { last_sign_in_at: at.toJSDate(), app_metadata }, at)
  const session = await openSession(transaction, { userId, proof, device, at, lifetimeDays: settings.sessionDays })
  return { user, session }
}

const sessionReplyOf = async (parts: Parts, { user, session }: SignedIn) => {
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

export type SessionReply = Awaited<ReturnType<typeof sessionReplyOf>>

/** What relies on a role asks the log again: without it, the last known roles are hint enough. */
const rolesNow = async ({ rolesOf, database, logger }: Parts, { id, roles: known }: User): Promise<readonly string[]> => {
  try {
    const roles = await rolesOf(id)
    if (roles.toSorted().join() !== known.toSorted().join()) await noteRoles(database, id, roles)
    return roles
  } catch (error) {
    logger.warn({ err: error, userId: id }, 'the roles of a member could not be looked up')
    return known
  }
}

/** A sign-in works also while the log is unavailable: a process welcomes the members who were missed. */
const greet = async ({ welcome, logger }: Parts, user: User) => {
  try {
    await welcome(user)
  } catch (error) {
    logger.warn({ err: error, userId: user.id }, 'a new member could not be welcomed yet')
  }
}
