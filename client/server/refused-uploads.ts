import { HttpError } from '@debut/adapters/http-error.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'

const MOST_SESSIONS = 1_000
const LATER = [429, 503]

/** A member who has used up their share has to wait longer, and gets that answer from the service. */
const LONGEST_MS = 5_000

type Asked = Pick<FastifyRequest, 'headers'> & { readonly routeOptions: Pick<FastifyRequest['routeOptions'], 'url'> }

/** These are one session’s uploads of one kind: one who may add no picture to a tool may still change their own. */
const uploadsOf = ({ headers, routeOptions }: Asked): string | undefined =>
  headers['content-type']?.startsWith('multipart/form-data') && headers.authorization !== undefined
    ? `${routeOptions.url} ${headers.authorization}`
    : undefined

/**
 * A session whose upload was asked to come later is refused here until then. To pass each of its next uploads on, only to have them refused
 * as well, takes more of both services than to draw the pictures of everyone else.
 */
export const refusedUploads = (now: () => number = () => performance.now()) => {
  const until = new LRUCache<string, number>({ max: MOST_SESSIONS })
  return {
    refuse: (asked: Asked, reply: Pick<FastifyReply, 'header'>, done: (error?: Error) => void) => {
      const uploads = uploadsOf(asked)
      const left = uploads === undefined ? 0 : (until.get(uploads) ?? 0) - now()
      if (left <= 0) return done()
      // The connection ends with the answer, so that the picture is not received.
      reply.header('connection', 'close')
      return done(new HttpError('too-many-requests', undefined, Math.ceil(left / 1_000)))
    },
    note: (asked: Asked, reply: Pick<FastifyReply, 'statusCode' | 'getHeader'>) => {
      const uploads = uploadsOf(asked)
      const seconds = Number(reply.getHeader('retry-after'))
      if (uploads !== undefined && LATER.includes(reply.statusCode) && seconds > 0)
        until.set(uploads, now() + Math.min(seconds * 1_000, LONGEST_MS))
    },
  }
}
