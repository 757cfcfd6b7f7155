import { HttpError } from '@debut/adapters/http-error.ts'
import type { FastifyInstance } from 'fastify'

const MINUTE_MS = 60_000

/**
 * Takes one of a member's requests to a route, or to several that have the hook in common. Beyond their share the answer is 429, and says how long to wait.
 * Shares are multiples of the commands a member may send, so that one setting says how busy a member may be.
 */
export const memberShare = (app: FastifyInstance, commandsPerMinute: number, times: number) =>
  app.rateLimit({
    max: () => Math.max(1, Math.floor(commandsPerMinute * times)),
    timeWindow: MINUTE_MS,
    keyGenerator: ({ identity }) => identity?.memberId ?? '',
    errorResponseBuilder: (_, { ttl }) => new HttpError('too-many-requests', undefined, Math.ceil(ttl / 1_000)),
  })
