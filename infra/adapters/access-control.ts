import { access } from '@debut/events/access.ts'
import type { Capacity } from '@debut/events/kernel/access.ts'
import { isFresh } from '@debut/events/kernel/fresh-proof.ts'
import type { MemberId } from '@debut/events/kernel/ids.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { PUBLIC_KEY } from '@debut/events/identity/public-key.ts'
import { HttpError } from './http-error.ts'
import { InvalidToken } from './invalid-token.ts'
import type { Identity, VerifyToken } from './tokens.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined for a visitor. */
    identity: Identity | undefined
  }
  interface FastifyContextConfig {
    /** For routes whose clients expect refusals of another form; it reads the same table. */
    guard?: (request: FastifyRequest, act: string) => Promise<void>
  }
}

/** Throws unless the table lets this person do it. Things that belong to a member name their owner. */
export const authorise = (act: string, identity: Identity | undefined, owner?: MemberId): void => {
  const row = access.get(act)
  if (row === undefined) throw new TypeError(`the access table has no row "${act}"`)
  if (!capacitiesOf(identity, owner).some((capacity) => row.allowed.has(capacity)))
    throw new HttpError(identity === undefined ? 'sign-in-required' : 'forbidden')
  if (identity?.secondFactorDue === true && !row.beforeSecondFactor) throw new HttpError('second-factor-required')
}

/** Throws where the table asks for a fresh proof and theirs is older. Verified tokens are remembered, so the age is judged anew each time. */
export const refuseOldProof = (act: string, { provenAt }: Identity, at: Instant): void => {
  if (access.get(act)?.fresh === true && !isFresh(provenAt, at.toUnixInteger())) throw new HttpError('fresh-proof-needed')
}

const capacitiesOf = (identity: Identity | undefined, owner: MemberId | undefined): Capacity[] => {
  if (identity === undefined) return ['visitor']
  const relation = owner === undefined ? 'member' : identity.memberId === owner ? 'owner' : 'other'
  return [relation, ...identity.roles]
}

/** The member that a request speaks for, by its verified token and nothing else. */
const identify = async (verify: VerifyToken, authorization: string): Promise<Identity | undefined> => {
  const [scheme, token, more] = authorization.split(' ')
  if (token === PUBLIC_KEY) return undefined
  if (scheme?.toLowerCase() !== 'bearer' || token === undefined || more !== undefined) throw new HttpError('invalid-token')
  try {
    return await verify(token)
  } catch (error) {
    throw error instanceof InvalidToken ? new HttpError('invalid-token') : error
  }
}

/** Every route of the service is guarded by its row in the table; one without a row keeps the service from starting. */
export const guardRoutes = (app: FastifyInstance, verify: VerifyToken): void => {
  app.decorateRequest('identity', undefined)
  app.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) {
      if (each === 'HEAD' || each === 'OPTIONS') continue
      if (!access.has(`${each} ${url}`)) throw new TypeError(`the access table has no row "${each} ${url}"`)
    }
  })
  const identified = async (request: FastifyRequest, act: string, authorization: string) => {
    request.identity = await identify(verify, authorization)
    authorise(act, request.identity, ownerOf(request))
  }

  app.addHook('onRequest', (request, _reply, done) => {
    if (request.is404) return done()
    const { guard, url } = request.routeOptions.config
    const act = `${request.method === 'HEAD' ? 'GET' : request.method} ${url}`
    const { authorization } = request.headers
    if (guard !== undefined) return settle(guard(request, act), done)
    if (authorization !== undefined) return settle(identified(request, act, authorization), done)
    // A request without a token is a visitor's: there is nothing to wait for.
    authorise(act, undefined)
    done()
  })
}

const settle = (guarding: Promise<void>, done: (error?: Error) => void): void => {
  guarding.then(() => done(), done)
}

/** A path with `:memberId` in it leads to what belongs to that member. */
const ownerOf = ({ params }: FastifyRequest): MemberId | undefined => {
  if (typeof params !== 'object' || params === null || !('memberId' in params)) return undefined
  return String(params.memberId).toLowerCase() as MemberId
}
