import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { idTokenGrant } from '../../ways-in/grants/id-token-grant.ts'
import { passwordGrant } from '../../ways-in/grants/password-grant.ts'
import { pkceGrant } from '../../ways-in/grants/pkce-grant.ts'
import { refreshTokenGrant } from '../../ways-in/grants/refresh-token-grant.ts'
import { web3Grant } from '../../ways-in/grants/web3-grant.ts'
import { AuthError } from '../../refusals/auth-error.ts'
import type { IdentityParts } from '../../identity-parts.ts'
import { namedLimits } from '../../ports/limits/named-limits.ts'
import { addressOf } from '@debut/adapters/address-of.ts'
import { rememberIfSignedIn } from '../../sessions/known-device.ts'

/** One kind of proof that POST /token takes, and the session that it gives for it. */
type Grant = (request: FastifyRequest, parts: IdentityParts) => Promise<object>

/** What a session is given for. Each takes its captcha itself, where it asks for one. */
const grants: Readonly<Record<string, Grant>> = {
  password: passwordGrant,
  refresh_token: refreshTokenGrant,
  pkce: pkceGrant,
  id_token: idTokenGrant,
  web3: web3Grant,
}

const Query = z.object({ grant_type: z.string() })

export const tokenRoute = (app: FastifyInstance, parts: IdentityParts): void => {
  app.post('/token', async (request, reply) => {
    const grantType = Query.safeParse(request.query).data?.grant_type ?? ''
    const grant = Object.hasOwn(grants, grantType) ? grants[grantType] : undefined
    if (grant === undefined) throw new AuthError('invalid_credentials', 'unsupported_grant_type')
    await parts.limits.take(grantType === 'web3' ? namedLimits.web3 : namedLimits.token, addressOf(request))
    const answer = await grant(request, parts)
    await rememberIfSignedIn(parts, request, reply, answer)
    return answer
  })
}
