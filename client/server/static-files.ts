import { join } from 'node:path'
import serveStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const FOR_EVER = 'public, max-age=31536000, immutable'

export const addStaticFiles = async (app: FastifyInstance, build: string) => {
  await app.register(serveStatic, {
    root: join(build, 'client'),
    wildcard: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? FOR_EVER : 'public, max-age=3600')
    },
  })
}
