import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { proveFresh, useUpProof } from '../../ways-in/proofs/fresh-proof.ts'
import { refuseTaken } from '../../accounts/taken.ts'
import { unlinkIdentity } from '../../accounts/unlink-identity.ts'
import { refuseUnraisedChange } from '../../ways-in/factors/assurance.ts'
import { leaveForProvider } from '../../ways-in/flows/leave-for-provider.ts'
import { readTrip } from './trip-query.ts'
import { AuthError } from '../../refusals/auth-error.ts'
import { signedIn } from '../gotrue/guard.ts'
import type { IdentityParts } from '../../identity-parts.ts'

/** Of the code that an old session is asked for; what is sent to a provider under that name is ours to say. */
const Query = z.object({ nonce: z.string().max(100).optional().catch(undefined) })
const Params = z.object({ identityId: z.uuid() })

export const userIdentitiesRoute = (
  app: FastifyInstance,
  parts: Pick<IdentityParts, 'database' | 'clock' | 'settings' | 'secrets' | 'passwords' | 'throwaway' | 'limits' | 'providers'>,
): void => {
  const { database, settings } = parts

  app.get('/user/identities/authorize', async (request, reply) => {
    if (!settings.manualLinking) throw new AuthError('manual_linking_disabled')
    const { user, session } = signedIn(request)
    await refuseUnraisedChange(database, session, 'identities')
    const { nonce } = Query.parse(request.query)
    const shown = await proveFresh(parts, { user, session, nonce, currentPassword: undefined })
    const { provider, wantsAddress, ...trip } = readTrip(request, parts)
    if (trip.challenge === undefined && !settings.compat.has('implicit-linking'))
      throw new AuthError('validation_failed', 'PKCE flow requires code_challenge_method and code_challenge')
    await useUpProof(database, shown)
    const url = await leaveForProvider(parts, provider, { ...trip, linkingUserId: user.id })
    return wantsAddress ? { url } : reply.redirect(url, 302)
  })

  app.delete('/user/identities/:identityId', async (request) => {
    if (!settings.manualLinking) throw new AuthError('manual_linking_disabled')
    const params = Params.safeParse(request.params)
    if (!params.success) throw new AuthError('validation_failed', 'identity_id must be an UUID', { status: 404 })
    const { user, session } = signedIn(request)
    await refuseUnraisedChange(database, session, 'identities')
    await refuseTaken(
      () =>
        database.transaction((transaction) => unlinkIdentity(transaction, parts, { userId: user.id, identityId: params.data.identityId })),
      () => new AuthError('email_conflict_identity_not_deletable'),
    )
    return {}
  })
}
