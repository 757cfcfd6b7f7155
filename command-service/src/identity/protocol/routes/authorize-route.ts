import type { FastifyInstance } from 'fastify'
import { leaveForProvider } from '../../ways-in/flows/leave-for-provider.ts'
import { withError } from '../../ways-in/flows/return-address.ts'
import { readTrip } from './trip-query.ts'
import { AuthError } from '../../refusals/auth-error.ts'
import type { IdentityParts } from '../../identity-parts.ts'
import { namedLimits } from '../../ports/limits/named-limits.ts'
import { addressOf } from '@debut/adapters/address-of.ts'

/** The browser itself asks here, so every error is passed to the page that it returns to. */
export const authorizeRoute = (
  app: FastifyInstance,
  parts: Pick<IdentityParts, 'database' | 'clock' | 'settings' | 'secrets' | 'limits' | 'providers'>,
): void => {
  app.get('/authorize', async (request, reply) => {
    await parts.limits.take(namedLimits.authorize, addressOf(request))
    const { provider, ...trip } = readTrip(request, parts)
    const address = await leaveForProvider(parts, provider, trip).catch((error: unknown) => {
      if (error instanceof AuthError) return withError(trip.redirectTo, error)
      throw error
    })
    return reply.redirect(address, 302)
  })
}
