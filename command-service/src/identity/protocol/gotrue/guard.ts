import { access } from '@debut/events/access.ts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { findUser, isBanned, type User } from '../../accounts/users.ts'
import type { IdentityParts } from '../../identity-parts.ts'
import { findSession, type Session } from '../../sessions/sessions.ts'
import { AuthError } from '../../refusals/auth-error.ts'

/** Whoever a request to the auth service speaks for. */
interface Caller {
  readonly user: User
  readonly session: Session
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined where the route asks for nobody. */
    caller: Caller | undefined
  }
}

const MemberClaims = z.object({ sub: z.uuid(), aud: z.literal('authenticated'), session_id: z.uuid() })
const ServiceClaims = z.object({ role: z.literal('service_role') })

type Parts = Pick<IdentityParts, 'keys' | 'database' | 'clock'>

const bearerOf = ({ headers: { authorization } }: FastifyRequest): string => {
  const token = /^bearer +(?<token>\S+)$/i.exec(authorization ?? '')?.groups?.['token']
  if (token === undefined) throw new AuthError('no_authorization')
  return token
}

const claimsOf = async (request: FastifyRequest, { keys, clock }: Parts): Promise<unknown> => {
  const token = bearerOf(request)
  try {
    return await keys.verify(token, clock().toJSDate())
  } catch (cause) {
    throw new AuthError('bad_jwt', undefined, { cause })
  }
}

/** Signed by us is not enough: the session must still stand, and its user too. */
export const callerOf = async (request: FastifyRequest, parts: Parts): Promise<Caller> => {
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

/** The same table as everywhere, answered in GoTrue's words. */
export const goTrueGuard =
  (parts: Parts) =>
  async (request: FastifyRequest, act: string): Promise<void> => {
    const allowed = access.get(act)?.allowed
    if (allowed === undefined) throw new TypeError(`the access table has no row "${act}"`)
    if (allowed.has('visitor')) return
    if (!allowed.has('service')) {
      request.caller = await callerOf(request, parts)
      return
    }
    if (!ServiceClaims.safeParse(await claimsOf(request, parts)).success) throw new AuthError('not_admin')
  }

/** For routes that the table keeps to members. */
export const signedIn = ({ caller }: FastifyRequest): Caller => {
  if (caller === undefined) throw new AuthError('no_authorization')
  return caller
}
