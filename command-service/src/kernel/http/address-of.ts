import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** How many of ours a request comes through, the edge included: each adds whom it saw, at the end. */
    trustedProxies: number
  }
}

/** Whom the first of ours saw. Whatever stood in the header before that is anybody's word. */
export const addressOf = ({ headers, ip, server }: FastifyRequest): string => {
  const said = [headers['x-forwarded-for']].flat().join(',').split(',')
  const seen = said.at(-Math.min(server.trustedProxies, said.length))?.trim() ?? ''
  return isIP(seen) === 0 ? ip : seen
}
