import type { FastifyReply } from 'fastify'

/** Aborts when the client has left before it got an answer. A request’s own signal aborts as soon as its body is read. */
export const hasLeft = ({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal => {
  const left = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) left.abort()
  })
  return left.signal
}
