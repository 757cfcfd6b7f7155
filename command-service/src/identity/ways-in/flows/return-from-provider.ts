import { z } from 'zod'
import { findIdentity } from '../../accounts/identities.ts'
import { linkIdentity, refuseLinked } from '../../accounts/link-identity.ts'
import { againIfTaken } from '../../accounts/taken.ts'
import { AuthError, OAuthError } from '../../refusals/auth-error.ts'
import type { IdentityParts } from '../../identity-parts.ts'
import { accountOf, mayAsk } from '../proofs/oauth.ts'
import type { Profile } from '../../ports/providers/profile.ts'
import { type Provider, ProviderRefused, type ProviderTokens } from '../../ports/providers/providers.ts'
import type { Device } from '../../sessions/sessions.ts'
import type { Brought } from './brought.ts'
import { type Flow, issueAuthCode, returnToFlow } from './flows.ts'
import { callbackUrlOf, refuseUnavailable } from './leave-for-provider.ts'
import { tokensIn } from './provider-tokens.ts'
import { withAuthCode, withError, withSession } from './return-address.ts'

const FLOW_SECONDS = 300
const LONGEST_REASON = 300

const Departure = z.object({ nonce: z.string().optional(), verifier: z.string().optional() })
type Departure = z.output<typeof Departure>

type Parts = Pick<IdentityParts, 'database' | 'clock' | 'logger' | 'settings' | 'secrets' | 'throwaway' | 'limits' | 'providers' | 'signIn'>

/** Where the browser goes on that a provider has sent back with this answer. Every error is passed to the page that waits there. */
export const returnFromProvider = async (parts: Parts, answer: URLSearchParams, device: Device): Promise<string> => {
  const { publicUrl } = parts.settings
  const state = answer.get('state')
  if (state === null) return withError(publicUrl, new AuthError('bad_oauth_callback', 'OAuth state parameter missing'))
  const returned = z.uuid().safeParse(state).success ? await returnToFlow(parts.database, parts, state) : undefined
  if (returned === undefined) return withError(publicUrl, new AuthError('bad_oauth_state', 'OAuth callback with invalid state'))
  const { flow, kept } = returned
  try {
    return await finish(parts, flow, { answer, departure: Departure.parse(kept), device })
  } catch (error) {
    if (error instanceof AuthError || error instanceof OAuthError) return withError(flow.redirect_to, error)
    parts.logger.error({ err: error, provider: flow.provider }, 'a sign-in with a provider could not be finished')
    return withError(flow.redirect_to, new AuthError('unexpected_failure'))
  }
}

interface Arrival {
  readonly answer: URLSearchParams
  readonly departure: Departure
  readonly device: Device
}

const finish = async (parts: Parts, flow: Flow, { answer, departure, device }: Arrival): Promise<string> => {
  if (parts.clock().minus({ seconds: FLOW_SECONDS }).toJSDate() > flow.created_at)
    throw new AuthError('bad_oauth_state', 'OAuth state has expired')
  refuseRefused(answer)
  const provider = flow.provider === null ? undefined : parts.providers.find(flow.provider)
  if (provider === undefined) throw new AuthError('oauth_provider_not_supported')
  const { profile, tokens } = await meetThere(parts, provider, flow, answer, departure)
  return flow.linking_user_id === null
    ? signIn(parts, flow, { provider, profile, tokens, device })
    : link(parts, flow, { provider, profile, tokens, userId: flow.linking_user_id, device })
}

/** In the provider's own words, made harmless: anybody can write such an address. */
const refuseRefused = (answer: URLSearchParams): void => {
  const error = answer.get('error')
  if (error !== null) {
    const reason = (answer.get('error_description') ?? '').toWellFormed().replaceAll(/\p{Cc}/gu, ' ')
    throw new OAuthError(/^\w{1,60}$/.test(error) ? error : 'server_error', reason.slice(0, LONGEST_REASON))
  }
  if (!answer.has('code')) throw new AuthError('bad_oauth_callback', 'OAuth callback with missing authorization code missing')
}

const meetThere = async (
  parts: Pick<Parts, 'logger' | 'settings'>,
  provider: Provider,
  flow: Flow,
  answer: URLSearchParams,
  departure: Departure,
) => {
  const { nonce, verifier } = departure
  try {
    return await provider.meet(answer, { nonce, verifier, state: flow.id, callbackUrl: callbackUrlOf(parts) })
  } catch (error) {
    if (!(error instanceof ProviderRefused)) return refuseUnavailable(error, provider)
    parts.logger.warn({ err: error, provider: provider.name }, 'a provider did not confirm whom it sent')
    throw new AuthError('unexpected_failure', 'Unable to exchange external code', { cause: error })
  }
}

interface Met {
  readonly provider: Provider
  readonly profile: Profile
  readonly tokens: ProviderTokens
  readonly device: Device
}

const proofIn = ({ method, provider }: Flow) => ({ method, ...(provider !== null && { provider }) })

const signIn = async (
  parts: Pick<Parts, 'database' | 'clock' | 'settings' | 'secrets' | 'throwaway' | 'limits' | 'signIn'>,
  flow: Flow,
  { provider, profile, tokens, device }: Met,
): Promise<string> => {
  const { redirect_to: redirectTo } = flow
  await mayAsk(parts, { provider, profile }, device.address)
  const outcome = await againIfTaken(() =>
    parts.database.transaction(async (transaction) => {
      const user = await accountOf(transaction, parts, { provider, profile, redirectTo })
      if (user instanceof AuthError) return user
      if (flow.code_challenge === null) return parts.signIn.begin(transaction, { userId: user.id, proof: proofIn(flow), device })
      return codeFor(await issueAuthCode(transaction, parts, { flowId: flow.id, userId: user.id, kept: { tokens } satisfies Brought }))
    }),
  )
  if (outcome instanceof AuthError) throw outcome
  if (typeof outcome === 'string') return withAuthCode(redirectTo, outcome)
  return withSession(redirectTo, await parts.signIn.reply(outcome), tokensIn(tokens))
}

const codeFor = (authCode: string | undefined): string => {
  if (authCode === undefined) throw new AuthError('flow_state_not_found')
  return authCode
}

/** Not linked yet: the page that asked for it comes with its verifier first, as anybody may have been led here. */
const link = async (
  parts: Pick<Parts, 'database' | 'clock' | 'settings' | 'secrets' | 'throwaway' | 'signIn'>,
  flow: Flow,
  { provider: { name: provider }, profile, tokens, userId, device }: Met & { readonly userId: string },
): Promise<string> => {
  const known = await findIdentity(parts.database, provider, profile.subject)
  if (known !== undefined) return refuseLinked(known.user_id, userId)
  if (flow.code_challenge !== null) {
    const kept: Brought = { tokens, linking: { provider, profile } }
    return withAuthCode(flow.redirect_to, codeFor(await issueAuthCode(parts.database, parts, { flowId: flow.id, userId, kept })))
  }
  const signedIn = await againIfTaken(() =>
    parts.database.transaction(async (transaction) => {
      await linkIdentity(transaction, parts, { userId, provider, profile })
      return parts.signIn.begin(transaction, { userId, proof: proofIn(flow), device })
    }),
  )
  return withSession(flow.redirect_to, await parts.signIn.reply(signedIn), tokensIn(tokens))
}
