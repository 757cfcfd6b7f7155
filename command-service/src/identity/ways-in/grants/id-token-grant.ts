import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { proveFresh } from '../proofs/fresh-proof.ts'
import { linkIdentity } from '../../accounts/link-identity.ts'
import { againIfTaken } from '../../accounts/taken.ts'
import { refuseUnraisedChange } from '../factors/assurance.ts'
import { refuseUnavailable } from '../flows/leave-for-provider.ts'
import { AuthError, OAuthError } from '../../refusals/auth-error.ts'
import { callerOf } from '../../sessions/caller.ts'
import { optionalText, parseOrRefuse, securityFields } from '../../refusals/parse-or-refuse.ts'
import type { IdentityParts } from '../../identity-parts.ts'
import { accountOf, mayAsk, proofOf } from '../proofs/oauth.ts'
import { presets } from '../../ports/providers/presets.ts'
import type { Profile } from '../../ports/providers/profile.ts'
import { type Provider, ProviderRefused } from '../../ports/providers/providers.ts'
import { deviceOf } from '../../sessions/device-of.ts'

const LONGEST_TOKEN = 20_000

const Body = z.object({
  ...securityFields,
  id_token: optionalText(LONGEST_TOKEN),
  access_token: optionalText(LONGEST_TOKEN),
  nonce: optionalText(),
  provider: optionalText(),
  client_id: optionalText(),
  issuer: optionalText(),
  link_identity: z.boolean().nullish(),
})
type Body = z.output<typeof Body>

type Parts = Pick<
  IdentityParts,
  'database' | 'clock' | 'settings' | 'secrets' | 'keys' | 'passwords' | 'throwaway' | 'limits' | 'providers' | 'signIn'
>

/** An app that has been to the provider itself brings what the provider has signed. */
export const idTokenGrant = async (request: FastifyRequest, parts: Parts) => {
  const body = parseOrRefuse(Body, request.body)
  if (body.id_token === undefined) throw new OAuthError('invalid request', 'id_token required')
  if (body.provider === undefined && (body.client_id === undefined || body.issuer === undefined))
    throw new OAuthError('invalid request', 'provider or client_id and issuer required')
  const provider = providerOf(parts, body)
  const profile = await profileIn(provider, body.id_token, body)
  const device = deviceOf(request)
  const linkingUserId = body.link_identity === true ? await linkingUser(request, parts) : undefined
  if (linkingUserId === undefined) await mayAsk(parts, { provider, profile }, device.address)
  const outcome = await againIfTaken(() =>
    parts.database.transaction(async (transaction) => {
      const user =
        linkingUserId === undefined
          ? await accountOf(transaction, parts, { provider, profile, redirectTo: parts.settings.publicUrl })
          : await linkIdentity(transaction, parts, { userId: linkingUserId, provider: provider.name, profile })
      if (user instanceof AuthError) return user
      return parts.signIn.begin(transaction, { userId: user.id, proof: proofOf(provider), device })
    }),
  )
  if (outcome instanceof AuthError) throw outcome
  return parts.signIn.reply(outcome)
}

const providerOf = ({ providers }: Pick<Parts, 'providers'>, { provider: name, issuer }: Body): Provider => {
  const provider =
    (name === undefined ? undefined : providers.find(name)) ?? (issuer === undefined ? undefined : providers.findByIssuer(issuer))
  if (provider !== undefined) return provider
  if (name !== undefined && Object.hasOwn(presets, name))
    throw new AuthError('provider_disabled', `Provider (issuer ${JSON.stringify(presets[name]?.issuer ?? name)}) is not enabled`)
  throw new AuthError('validation_failed', `Custom OIDC provider ${JSON.stringify(name ?? issuer)} not allowed`)
}

const linkingUser = async (
  request: FastifyRequest,
  parts: Pick<Parts, 'database' | 'clock' | 'settings' | 'secrets' | 'keys' | 'passwords' | 'limits'>,
): Promise<string> => {
  const { user, session } = await callerOf(request, parts)
  if (!parts.settings.manualLinking) throw new AuthError('manual_linking_disabled')
  await refuseUnraisedChange(parts.database, session, 'identities')
  await proveFresh(parts, { user, session, nonce: undefined, currentPassword: undefined })
  return user.id
}

const profileIn = async (provider: Provider, idToken: string, { access_token, nonce }: Body): Promise<Profile> => {
  const token = await provider.readIdToken(idToken, access_token).catch((error: unknown) => {
    if (error instanceof ProviderRefused) throw new OAuthError('invalid request', 'Bad ID token')
    return refuseUnavailable(error, provider)
  })
  if (provider.skipsNonce) return token.profile
  if ((token.nonce === undefined) !== (nonce === undefined))
    throw new OAuthError('invalid request', 'Passed nonce and nonce in id_token should either both exist or not.')
  if (nonce !== undefined && createHash('sha256').update(nonce).digest('hex') !== token.nonce)
    throw new OAuthError('invalid nonce', 'Nonces mismatch')
  return token.profile
}
