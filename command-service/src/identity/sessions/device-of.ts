import type { FastifyRequest } from 'fastify'
import { addressOf } from '@debut/adapters/address-of.ts'
import type { Device } from './sessions.ts'

export const deviceOf = (request: FastifyRequest): Device => ({
  userAgent: request.headers['user-agent'] ?? '',
  address: addressOf(request),
})
