import type { Clock } from '@debut/adapters/clock.ts'
import type { Knex } from '@debut/adapters/database.ts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { findUser, isBanned, type User } from '../accounts/users.ts'
import { AuthError } from '../refusals/auth-error.ts'
import type { SigningKeys } from '../signing-keys.ts'
import { findSession, type Session } from './sessions.ts'

/** The user that a request to the auth service acts for. */
export interface Caller {
  readonly user: User
  readonly session: Session
}

const MemberClaims = z.object({ sub: z.uuid(), aud: z.literal('authenticated'), session_id: z.uuid() })

export interface CallerParts {
  readonly keys: SigningKeys
  readonly database: Knex
  readonly clock: Clock
}

const bearerOf = ({ headers: { authorization } }: FastifyRequest): string => {
  const token = /^bearer +(?<token>\S+)$/i.exec(authorization ?? '')?.groups?.['token']
  if (token === undefined) throw new AuthError('no_authorization')
  return token
}

/** Of whichever kind of token: signed by us, and not over. */
export const claimsOf = async (request: FastifyRequest, { keys, clock }: Omit<CallerParts, 'database'>): Promise<unknown> => {
  const token = bearerOf(request)
  try {
    return await keys.verify(token, clock().toJSDate())
  } catch (cause) {
    throw new AuthError('bad_jwt', undefined, { cause })
  }
}

/** Signed by us is not enough: the session must still stand, and its user too. */
export const callerOf = async (request: FastifyRequest, parts: CallerParts): Promise<Caller> => {
  const claims = MemberClaims.safeParse(await claimsOf(request, parts))
  if (!claims.success) throw new AuthError('bad_jwt', 'invalid claim: missing sub claim')
  const [user, session] = await Promise.all([
    findUser(parts.database, claims.data.sub),
    findSession(parts.database, claims.data.session_id),
  ])
  if (user === undefined) throw new AuthError('user_not_found', 'User from sub claim in JWT does not exist', { status: 403 })
  if (session?.user_id !== user.id || session.not_after <= parts.clock().toJSDate()) throw new AuthError('session_not_found')
  if (isBanned(user, parts.clock())) throw new AuthError('user_banned', undefined, { status: 403 })
  return { user, session }
}
