import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Answer } from './shared-answers.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/** What is behind what its reader asked for is true of this moment only: it is never confirmed by a 304 later. */
export const sendStale = (reply: FastifyReply, { body }: Answer): FastifyReply =>
  reply.header('x-stale', 'true').header('cache-control', 'no-store').type(JSON_TYPE).send(body)

/** Answers 304 to a client that has this already. Weak: the same facts may come with a later position beside them. */
export const sendTagged = (request: FastifyRequest, reply: FastifyReply, { tag, body }: Answer): FastifyReply => {
  const etag = `W/"${tag}"`
  reply.header('etag', etag).header('cache-control', 'public, no-cache')
  const known = request.headers['if-none-match']?.split(',').map((each) => each.trim())
  if (known?.includes(etag)) return reply.status(304).send()
  return reply.type(JSON_TYPE).send(body)
}
