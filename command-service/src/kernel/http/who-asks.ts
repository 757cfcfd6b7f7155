import type { MemberId } from '@debut/events/kernel/ids.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { FastifyRequest } from 'fastify'

/** On routes that the access table keeps from visitors. */
export const whoAsks = ({ identity }: FastifyRequest): MemberId => {
  if (identity === undefined) throw new HttpError('sign-in-required')
  return identity.memberId
}
