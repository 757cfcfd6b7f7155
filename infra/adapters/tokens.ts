import { hash } from 'node:crypto'
import { provenAt } from '@debut/events/kernel/fresh-proof.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { Role } from '@debut/events/members/role.ts'
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import { type Clock, systemClock } from './clock.ts'
import { Unavailable } from './errors.ts'
import { InvalidToken } from './invalid-token.ts'
import { keysAreUnavailable, publishedKeys } from './published-keys.ts'

/** Who a verified token speaks for. */
export interface Identity {
  readonly memberId: MemberId
  readonly roles: readonly Role[]
  /** The auth service has seen that their email is theirs. */
  readonly verified: boolean
  readonly email?: string | undefined
  /** Unix seconds. */
  readonly expiresAt: number
  /** When they last showed who they are, by a second factor where this session has shown one. Unix seconds; 0 where the token does not say. */
  readonly provenAt: number
  /** They have a second factor, and have not shown it in this session. */
  readonly secondFactorDue?: boolean
  /** What it was minted in; it may have ended since. */
  readonly sessionId?: string | undefined
}

const Claims = z.object({
  sub: MemberId,
  exp: z.int(),
  /** Empty for an account that has none. */
  email: z.email().optional().catch(undefined),
  session_id: z.uuid().optional(),
  second_factor_due: z.boolean().default(false),
  amr: z.array(z.object({ method: z.string(), timestamp: z.number() })).catch([]),
  app_metadata: z
    .object({ roles: z.array(z.string()).default([]), email_verified: z.boolean().default(false) })
    .default({ roles: [], email_verified: false }),
})

/** Checking a signature costs 100 times what remembering one does. */
const REMEMBERED = 10_000
/** Its key may have been withdrawn meanwhile. */
const REMEMBERED_SECONDS = 600

export type VerifyToken = (token: string) => Promise<Identity>

/** Verifies ES256 bearer tokens against a key set: ours, or the one that the auth service publishes. */
export const createTokenVerifier = (jwks: URL | JSONWebKeySet | JWTVerifyGetKey, now: Clock = systemClock): VerifyToken => {
  const keys = keysOf(jwks)
  const remembered = new Map<string, { readonly identity: Identity; readonly until: number }>()

  return async (token) => {
    const id = hash('sha256', token, 'base64')
    const known = remembered.get(id)
    const seconds = now().toUnixInteger()
    if (known !== undefined && known.until > seconds) return known.identity
    const identity = await verify(token, keys, now)
    if (remembered.size >= REMEMBERED) remembered.clear()
    remembered.set(id, { identity, until: Math.min(identity.expiresAt, seconds + REMEMBERED_SECONDS) })
    return identity
  }
}

const keysOf = (jwks: URL | JSONWebKeySet | JWTVerifyGetKey): JWTVerifyGetKey => {
  if (jwks instanceof URL) return publishedKeys(jwks)
  return typeof jwks === 'function' ? jwks : createLocalJWKSet(jwks)
}

const verify = async (token: string, keys: JWTVerifyGetKey, now: Clock): Promise<Identity> => {
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ['ES256'],
      audience: 'authenticated',
      requiredClaims: ['sub', 'exp'],
      currentDate: now().toJSDate(),
    })
    const { sub, exp, email, app_metadata, session_id, second_factor_due, amr } = Claims.parse(payload)
    return {
      memberId: sub,
      expiresAt: exp,
      provenAt: provenAt(amr),
      verified: app_metadata.email_verified,
      email,
      sessionId: session_id,
      ...(second_factor_due && { secondFactorDue: true }),
      roles: app_metadata.roles.flatMap((role) => Role.safeParse(role).data ?? []),
    }
  } catch (error) {
    if (keysAreUnavailable(error)) throw new Unavailable('the key set could not be fetched', { cause: error })
    throw new InvalidToken('the token is not valid here', { cause: error })
  }
}
