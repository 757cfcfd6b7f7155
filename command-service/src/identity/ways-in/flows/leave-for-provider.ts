import { randomUUID } from 'node:crypto'
import { AuthError } from '../../refusals/auth-error.ts'
import type { IdentityParts } from '../../identity-parts.ts'
import { type Provider, ProviderUnavailable } from '../../ports/providers/providers.ts'
import { proofOf } from '../proofs/oauth.ts'
import { issuerOf } from '../../sessions/sign-in.ts'
import { createFlow } from './flows.ts'

interface Trip {
  readonly challenge: string | undefined
  readonly redirectTo: string
  readonly linkingUserId?: string
  readonly scopes?: string | undefined
  readonly params?: Readonly<Record<string, string>>
}

export const callbackUrlOf = ({ settings }: Pick<IdentityParts, 'settings'>): string => `${issuerOf(settings.publicUrl)}/callback`

/** For catching what a provider throws: nothing is wrong with the request. */
export const refuseUnavailable = (error: unknown, { name }: Provider): never => {
  if (!(error instanceof ProviderUnavailable)) throw error
  throw new AuthError('unexpected_failure', `${name} can’t be reached right now. Try again in a moment.`, { status: 503, cause: error })
}

/** The address at the provider to which the browser goes now; it returns with the flow's id as `state`. */
export const leaveForProvider = async (
  parts: Pick<IdentityParts, 'database' | 'clock' | 'settings' | 'secrets'>,
  provider: Provider,
  trip: Trip,
): Promise<string> => {
  const id = randomUUID()
  const { challenge, redirectTo, linkingUserId, scopes = '', params = {} } = trip
  const leaving = { state: id, callbackUrl: callbackUrlOf(parts), scopes: scopes.split(/[\s,]+/).filter(Boolean), params }
  const { url, departure } = await provider.leave(leaving).catch((error: unknown) => refuseUnavailable(error, provider))
  await createFlow(parts.database, parts, {
    id,
    challenge,
    redirectTo,
    method: proofOf(provider).method,
    provider: provider.name,
    kept: departure,
    ...(linkingUserId !== undefined && { linkingUserId }),
  })
  return url
}
