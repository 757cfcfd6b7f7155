import { HttpError } from '@debut/adapters/http-error.ts'
import type { FastifyInstance } from 'fastify'

/** Lets an open tab notice that what it runs is no longer what we serve. */
export const addBuilds = (app: FastifyInstance, id: string) => {
  app.get('/builds/latest.json', (_request, reply) => reply.header('cache-control', 'no-store').send({ id }))
  // Pages are whole here, see infra/decisions/0017-no-islands.md.
  app.get('/__nuxt_island/*', () => {
    throw new HttpError('not-found')
  })
}
