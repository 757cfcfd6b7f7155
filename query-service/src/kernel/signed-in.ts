import { HttpError } from '@debut/adapters/http-error.ts'
import type { Identity } from '@debut/adapters/tokens.ts'
import type { FastifyRequest } from 'fastify'

/** Who asks, on routes that the access table keeps from visitors. */
export const signedIn = ({ identity }: FastifyRequest): Identity => {
  if (identity === undefined) throw new HttpError('sign-in-required')
  return identity
}
