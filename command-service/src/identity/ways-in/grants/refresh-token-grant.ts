import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { isBanned, type User } from '../../accounts/users.ts'
import { AuthError, OAuthError } from '../../refusals/auth-error.ts'
import { optionalText, parseOrRefuse, securityFields } from '../../refusals/parse-or-refuse.ts'
import type { IdentityParts } from '../../identity-parts.ts'
import { deviceOf } from '../../sessions/device-of.ts'
import { endSession } from '../../sessions/end-sessions.ts'
import { readRefreshToken } from '../../sessions/refresh-token.ts'
import { rotate, type Rotation } from '../../sessions/rotate.ts'
import { findSession, type Session } from '../../sessions/sessions.ts'

const Body = z.object({ refresh_token: optionalText(), ...securityFields })

/** Another tab may have refreshed a moment ago, and this one may not know yet. */
const REUSE_SECONDS = 10
/** Each waits a second for another request of the same session. */
const TRIES = 5

type Parts = Pick<IdentityParts, 'database' | 'clock' | 'secrets' | 'signIn'>

export const refreshTokenGrant = async (request: FastifyRequest, parts: Parts) => {
  const { refresh_token } = parseOrRefuse(Body, request.body)
  if (refresh_token === undefined) throw new OAuthError('invalid_request', 'refresh_token required')
  const token = readRefreshToken(parts.secrets, refresh_token)
  if (token === undefined) throw new AuthError('refresh_token_not_found')
  const rotation = { ...token, at: parts.clock(), device: deviceOf(request) }

  const user = await ownerOf(parts, rotation)
  const session = (await rotated(parts, rotation)) ?? (await stillGood(parts, rotation))
  return parts.signIn.goOn({ user, session })
}

const ownerOf = async ({ database }: Pick<Parts, 'database'>, { sessionId, at }: Rotation): Promise<User> => {
  const owner = database<Session>('identity.sessions').where({ id: sessionId }).select('user_id')
  const user = await database<User>('identity.users').whereIn('id', owner).first()
  if (user === undefined) throw new AuthError('refresh_token_not_found')
  if (isBanned(user, at)) throw new AuthError('user_banned')
  return user
}

const rotated = async ({ database }: Pick<Parts, 'database'>, rotation: Rotation): Promise<Session | undefined> => {
  for (let tried = 0; tried < TRIES; tried++) {
    const session = await rotate(database, rotation)
    if (session !== 'busy') return session
  }
  throw new AuthError('conflict')
}

/**
 * The token is not the one in force. Its direct parent is held by a client that never got our answer, and a recent one by
 * another tab: both get the one in force. An older one was copied, and it is not known by whom: the session ends for all.
 */
const stillGood = async ({ database }: Pick<Parts, 'database'>, { sessionId, generation, at }: Rotation): Promise<Session> => {
  const session = await findSession(database, sessionId)
  // One from the future was written before the database was restored from a copy: it is no theft.
  if (session === undefined || generation > session.generation) throw new AuthError('refresh_token_not_found')
  if (session.not_after <= at.toJSDate()) throw new AuthError('session_expired')
  if (generation >= session.generation - 1) return session
  if (session.refreshed_at >= at.minus({ seconds: REUSE_SECONDS }).toJSDate()) return session
  await endSession(database, sessionId)
  throw new AuthError('refresh_token_already_used')
}
