import { HttpError } from '@debut/adapters/http-error.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'

const MOST_SESSIONS = 1_000
const LATER = [429, 503]

/**
 * A session whose upload was asked to come later is refused here until then. To pass each of its next uploads on, only to have them refused
 * as well, takes more of both services than to draw the pictures of everyone else.
 */
export const refusedUploads = (now: () => number = () => performance.now()) => {
  const until = new LRUCache<string, number>({ max: MOST_SESSIONS })
  return {
    refuse: (
      { headers: { authorization } }: Pick<FastifyRequest, 'headers'>,
      reply: Pick<FastifyReply, 'header'>,
      done: (error?: Error) => void,
    ) => {
      const left = authorization === undefined ? 0 : (until.get(authorization) ?? 0) - now()
      if (left <= 0) return done()
      // The connection ends with the answer, so that the picture is not received.
      reply.header('connection', 'close')
      return done(new HttpError('too-many-requests', undefined, Math.ceil(left / 1_000)))
    },
    note: ({ headers: { authorization } }: Pick<FastifyRequest, 'headers'>, reply: Pick<FastifyReply, 'statusCode' | 'getHeader'>) => {
      const seconds = Number(reply.getHeader('retry-after'))
      if (authorization !== undefined && LATER.includes(reply.statusCode) && seconds > 0) until.set(authorization, now() + seconds * 1_000)
    },
  }
}
