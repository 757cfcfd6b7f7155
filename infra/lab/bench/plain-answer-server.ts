import { fastify } from 'fastify'
import { inOwnProcess } from './own-process.ts'

interface Answer {
  readonly body: string
  readonly type: string
}

/** The limit for pages: the same bytes, ready, from nothing but Fastify. */
export const plainAnswerServer = inOwnProcess(import.meta, async ({ body, type }: Answer): Promise<string> => {
  const bytes = Buffer.from(body)
  const app = fastify()
  app.get('/*', async (_, reply) => reply.type(type).send(bytes))
  return app.listen({ host: '127.0.0.1', port: 0 })
})
