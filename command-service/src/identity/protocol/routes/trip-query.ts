import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { redirectTarget } from '../../addresses/redirect-target.ts'
import { AuthError } from '../../refusals/auth-error.ts'
import { challengeFields, optionalText, parseOrRefuse } from '../../refusals/parse-or-refuse.ts'
import type { IdentityParts } from '../../identity-parts.ts'
import type { Provider } from '../../ports/providers/providers.ts'
import { challengeOf } from '../../ways-in/flows/code-challenge.ts'

const Query = z
  .object({
    ...challengeFields,
    provider: optionalText(),
    scopes: optionalText(),
    redirect_to: optionalText(4_000),
    skip_http_redirect: optionalText(),
  })
  .catchall(z.string().max(1_000))

interface TripQuery {
  readonly provider: Provider
  readonly challenge: string | undefined
  readonly redirectTo: string
  readonly scopes: string | undefined
  /** Other parameters that the page passes to the provider. */
  readonly params: Readonly<Record<string, string>>
  readonly wantsAddress: boolean
}

/** What a page says that sends its member to a provider. */
export const readTrip = (request: FastifyRequest, { settings, providers }: Pick<IdentityParts, 'settings' | 'providers'>): TripQuery => {
  const { provider: name = '', scopes, redirect_to, skip_http_redirect, ...rest } = parseOrRefuse(Query, request.query)
  const { code_challenge, code_challenge_method, ...params } = rest
  const provider = providers.names.includes(name) ? providers.find(name) : undefined
  if (provider === undefined) throw new AuthError('validation_failed', 'Unsupported provider: provider is not enabled')
  return {
    provider,
    challenge: challengeOf({ code_challenge, code_challenge_method }, settings),
    redirectTo: redirectTarget(settings, redirect_to ?? request.headers.referer),
    scopes,
    params,
    wantsAddress: skip_http_redirect === 'true',
  }
}
