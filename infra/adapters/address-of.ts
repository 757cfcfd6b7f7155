import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** Who asks, as far as those tell that are trusted to: `TRUSTED_PROXIES`. What is no address, nobody has. */
export const addressOf = ({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string =>
  isIP(ip) === 0 ? (socket.remoteAddress ?? '') : ip
