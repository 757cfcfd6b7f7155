import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

export interface TaggedBody {
  readonly body: Buffer
  readonly tag: string
}

export const taggedBody = (content: string | Buffer): TaggedBody => {
  const body = Buffer.from(content)
  return { body, tag: `"${hash('sha256', body, 'base64url').slice(0, 22)}"` }
}

/** Answers 304 to a client that has exactly these bytes, also where a proxy on the way has weakened the tag. */
export const sendTaggedBody = (request: FastifyRequest, reply: FastifyReply, { body, tag }: TaggedBody): FastifyReply => {
  const known = request.headers['if-none-match']?.split(',').map((each) => each.trim().replace(/^W\//, ''))
  reply.header('etag', tag)
  return known?.includes(tag) ? reply.code(304).send() : reply.send(body)
}
