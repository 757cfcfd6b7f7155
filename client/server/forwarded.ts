import { addressOf } from '@debut/adapters/address-of.ts'
import type { FastifyRequest } from 'fastify'

type Origin = Pick<FastifyRequest, 'id' | 'ip' | 'socket' | 'host' | 'protocol'>

/** What a service receives about the client, in place of what the client itself claims. */
export const forwarded = (request: Origin) => ({
  'x-request-id': request.id,
  'x-forwarded-for': addressOf(request),
  'x-forwarded-host': request.host,
  'x-forwarded-proto': request.protocol,
})
