import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AuthError } from '../../refusals/auth-error.ts'
import { signedIn } from '../gotrue/guard.ts'

/** An anonymous user has nothing to protect. */
export const permanentCaller = (request: FastifyRequest) => {
  const caller = signedIn(request)
  if (caller.user.is_anonymous)
    throw new AuthError('no_authorization', 'Anonymous user not allowed to perform these actions', { status: 403 })
  return caller
}

const Params = z.object({ factorId: z.uuid() })

export const factorIdOf = ({ params }: FastifyRequest): string => {
  const { success, data } = Params.safeParse(params)
  if (!success) throw new AuthError('validation_failed', 'factor_id must be an UUID', { status: 404 })
  return data.factorId
}
