import { hash } from 'node:crypto'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { Role } from '@debut/events/members/role.ts'
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import { type Clock, systemClock } from './clock.ts'
import { Unavailable } from './errors.ts'
import { keysAreAway, publishedKeys } from './published-keys.ts'

/** Who a verified token speaks for. */
export interface Identity {
  readonly memberId: MemberId
  readonly roles: readonly Role[]
  /** The auth service has seen that their email is theirs. */
  readonly verified: boolean
  readonly email?: string | undefined
  /** Unix seconds. */
  readonly expiresAt: number
}

export class InvalidToken extends Error {
  override readonly name = 'InvalidToken'
}

const Claims = z.object({
  sub: MemberId,
  exp: z.int(),
  /** Empty for an account that has none. */
  email: z.email().optional().catch(undefined),
  app_metadata: z
    .object({ roles: z.array(z.string()).default([]), email_verified: z.boolean().default(false) })
    .default({ roles: [], email_verified: false }),
})

/** Checking a signature costs 100 times what remembering one does. */
const REMEMBERED = 10_000

export type VerifyToken = (token: string) => Promise<Identity>

/** Verifies ES256 bearer tokens against a key set: ours, or the one that the auth service publishes. */
export const createTokenVerifier = (jwks: URL | JSONWebKeySet, now: Clock = systemClock): VerifyToken => {
  const keys: JWTVerifyGetKey = jwks instanceof URL ? publishedKeys(jwks) : createLocalJWKSet(jwks)
  const remembered = new Map<string, Identity>()

  return async (token) => {
    const id = hash('sha256', token, 'base64')
    const known = remembered.get(id)
    if (known !== undefined && known.expiresAt > now().toUnixInteger()) return known
    const identity = await verify(token, keys, now)
    if (remembered.size >= REMEMBERED) remembered.clear()
    remembered.set(id, identity)
    return identity
  }
}

const verify = async (token: string, keys: JWTVerifyGetKey, now: Clock): Promise<Identity> => {
  try {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ['ES256'],
      audience: 'authenticated',
      requiredClaims: ['sub', 'exp'],
      currentDate: now().toJSDate(),
    })
    const { sub, exp, email, app_metadata } = Claims.parse(payload)
    return {
      memberId: sub,
      expiresAt: exp,
      verified: app_metadata.email_verified,
      email,
      roles: app_metadata.roles.flatMap((role) => Role.safeParse(role).data ?? []),
    }
  } catch (error) {
    if (keysAreAway(error)) throw new Unavailable('the key set could not be fetched', { cause: error })
    throw new InvalidToken('the token is not valid here', { cause: error })
  }
}
