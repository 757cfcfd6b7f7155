import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { redirectTarget } from '../../addresses/redirect-target.ts'
import { challengeOf } from '../../ways-in/flows/code-challenge.ts'
import { leaveForProvider } from '../../ways-in/flows/leave-for-provider.ts'
import { AuthError } from '../../refusals/auth-error.ts'
import { challengeFields, optionalText, parseOrRefuse, securityFields } from '../../refusals/parse-or-refuse.ts'
import type { IdentityParts } from '../../identity-parts.ts'
import { namedLimits } from '../../ports/limits/named-limits.ts'
import { addressOf } from '@debut/adapters/address-of.ts'

const Security = z.object(securityFields)
const Body = z.object({
  ...challengeFields,
  provider_id: optionalText().pipe(z.uuid().optional()),
  domain: optionalText(253),
  redirect_to: optionalText(4_000),
  skip_http_redirect: z.boolean().nullish(),
})

const wantedIn = ({ provider_id: id, domain }: z.output<typeof Body>) => {
  if (id !== undefined && domain !== undefined) throw new AuthError('validation_failed', 'Only one of provider_id or domain supported')
  if (id !== undefined) return { id }
  if (domain !== undefined) return { domain: domain.toLowerCase() }
  throw new AuthError('validation_failed', 'A provider_id or domain needs to be provided')
}

/** Sign-in with the identity provider of an enterprise. */
export const ssoRoute = (
  app: FastifyInstance,
  parts: Pick<IdentityParts, 'database' | 'clock' | 'settings' | 'secrets' | 'captcha' | 'limits' | 'providers'>,
): void => {
  const { providers, settings, captcha, limits } = parts
  app.post('/sso', async (request, reply) => {
    const address = addressOf(request)
    await limits.take(namedLimits.sso, address)
    await captcha.check(parseOrRefuse(Security, request.body).gotrue_meta_security?.captcha_token, address)
    if (!providers.hasEnterprises) throw new AuthError('saml_provider_disabled')
    const body = parseOrRefuse(Body, request.body)
    const wanted = wantedIn(body)
    const challenge = challengeOf(body, settings)
    const provider = providers.findEnterprise(wanted)
    if (provider === undefined)
      throw new AuthError('sso_provider_not_found', 'domain' in wanted ? 'No SSO provider assigned for this domain' : undefined)
    const url = await leaveForProvider(parts, provider, { challenge, redirectTo: redirectTarget(settings, body.redirect_to) })
    return body.skip_http_redirect === true ? { url } : reply.redirect(url, 303)
  })
}
