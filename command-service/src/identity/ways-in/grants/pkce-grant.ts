import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { linkIdentity } from '../../accounts/link-identity.ts'
import { againIfTaken } from '../../accounts/taken.ts'
import { Brought } from '../flows/brought.ts'
import { exchangeAuthCode } from '../flows/flows.ts'
import { tokensIn } from '../flows/provider-tokens.ts'
import type { IdentityParts } from '../../identity-parts.ts'
import { AuthError } from '../../refusals/auth-error.ts'
import { optionalText, parseOrRefuse } from '../../refusals/parse-or-refuse.ts'
import { deviceOf } from '../../sessions/device-of.ts'

const Body = z.object({ auth_code: optionalText(), code_verifier: optionalText() })

/** The browser that began a sign-in elsewhere has returned with a code. */
export const pkceGrant = async (
  request: FastifyRequest,
  parts: Pick<IdentityParts, 'database' | 'clock' | 'settings' | 'secrets' | 'throwaway' | 'signIn'>,
) => {
  const { auth_code: authCode, code_verifier: verifier } = parseOrRefuse(Body, request.body)
  if (authCode === undefined || verifier === undefined)
    throw new AuthError('validation_failed', 'invalid request: both auth code and code verifier should be non-empty')
  const outcome = await againIfTaken(() =>
    parts.database.transaction(async (transaction) => {
      const exchanged = await exchangeAuthCode(transaction, parts, { authCode, verifier })
      if (exchanged instanceof AuthError) return exchanged
      const { userId, flow, kept } = exchanged
      const { method, provider } = flow
      const { tokens, linking } = Brought.parse(kept ?? {})
      if (linking !== undefined) await linkIdentity(transaction, parts, { userId, ...linking })
      const proof = { method, ...(provider !== null && { provider }) }
      return { tokens, signedIn: await parts.signIn.begin(transaction, { userId, proof, device: deviceOf(request) }) }
    }),
  )
  if (outcome instanceof AuthError) throw outcome
  return { ...(await parts.signIn.reply(outcome.signedIn)), ...tokensIn(outcome.tokens) }
}
