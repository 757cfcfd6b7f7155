import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { HttpError } from '@debut/infra/adapters/http-error.ts'
import type { FastifyInstance } from 'fastify'
import { DIST } from './built-pages.ts'

/** What is served is what was there at the start: a build that is swapped in later is served by the next process. */
const buildId = (dev: boolean) => (dev ? 'dev' : readFile(join(DIST, 'sources.sha256'), 'utf8'))

/** Lets an open tab notice that what it runs is no longer what we serve. */
export const addBuilds = async (app: FastifyInstance, dev: boolean) => {
  const id = await buildId(dev)
  app.get('/builds/latest.json', (_request, reply) => reply.header('cache-control', 'no-store').send({ id }))
  // Pages are whole here, see infra/decisions/0017-no-islands.md.
  app.get('/__nuxt_island/*', () => {
    throw new HttpError('not-found')
  })
}
