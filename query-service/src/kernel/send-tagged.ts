import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Answer } from './shared-answers.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/** Sends an answer that no cache on the way may keep. */
export const sendOnce = (reply: FastifyReply, { body }: Answer): FastifyReply => reply.type(JSON_TYPE).send(body)

/** Answers 304 to a client that has this already. Weak: the same facts may come with a later position beside them. */
export const sendTagged = (request: FastifyRequest, reply: FastifyReply, { tag, body }: Answer): FastifyReply => {
  const etag = `W/"${tag}"`
  reply.header('etag', etag).header('cache-control', 'public, no-cache')
  const known = request.headers['if-none-match']?.split(',').map((each) => each.trim())
  if (known?.includes(etag)) return reply.status(304).send()
  return reply.type(JSON_TYPE).send(body)
}
