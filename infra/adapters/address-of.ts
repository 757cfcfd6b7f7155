import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** The client's address, as the trusted proxies (`TRUSTED_PROXIES`) give it; the connection's own where they give none that is valid. */
export const addressOf = ({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string =>
  isIP(ip) === 0 ? (socket.remoteAddress ?? '') : ip
