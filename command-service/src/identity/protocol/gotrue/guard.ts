import { access } from '@debut/events/access.ts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AuthError } from '../../refusals/auth-error.ts'
import { type Caller, type CallerParts, callerOf, claimsOf } from '../../sessions/caller.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined where the route needs no caller. */
    caller: Caller | undefined
  }
}

const ServiceClaims = z.object({ role: z.literal('service_role') })

/** The same table as everywhere, answered in GoTrue's words. */
export const goTrueGuard =
  (parts: CallerParts) =>
  async (request: FastifyRequest, act: string): Promise<void> => {
    const allowed = access.get(act)?.allowed
    if (allowed === undefined) throw new TypeError(`the access table has no row "${act}"`)
    if (allowed.has('visitor')) return
    if (!allowed.has('service')) {
      request.caller = await callerOf(request, parts)
      return
    }
    if (!ServiceClaims.safeParse(await claimsOf(request, parts)).success) throw new AuthError('not_admin')
  }

/** For routes that the table keeps to members. */
export const signedIn = ({ caller }: FastifyRequest): Caller => {
  if (caller === undefined) throw new AuthError('no_authorization')
  return caller
}
