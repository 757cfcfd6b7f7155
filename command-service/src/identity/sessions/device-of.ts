import type { FastifyRequest } from 'fastify'
import type { Device } from './sessions.ts'

/** The edge says whom it answers; whatever stood in the header before it is anybody's word. */
export const addressOf = ({ headers, ip }: FastifyRequest): string => {
  const forwarded = headers['x-forwarded-for']
  const nearest = [forwarded].flat().join(',').split(',').at(-1)?.trim()
  return nearest === undefined || nearest === '' ? ip : nearest
}

export const deviceOf = (request: FastifyRequest): Device => ({
  userAgent: request.headers['user-agent'] ?? '',
  address: addressOf(request),
})
