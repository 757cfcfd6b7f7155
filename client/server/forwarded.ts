import { addressOf } from '@debut/adapters/address-of.ts'
import type { FastifyRequest } from 'fastify'

type Origin = Pick<FastifyRequest, 'id' | 'ip' | 'socket' | 'host' | 'protocol'>

/** What a service is told of whoever asks: in the place of what they said of themselves. */
export const forwarded = (request: Origin) => ({
  'x-request-id': request.id,
  'x-forwarded-for': addressOf(request),
  'x-forwarded-host': request.host,
  'x-forwarded-proto': request.protocol,
})
