import type { FastifyInstance } from 'fastify'
import type { IdentityParts } from '../../identity-parts.ts'

export const publishedKeysRoute = (app: FastifyInstance, { keys }: Pick<IdentityParts, 'keys'>): void => {
  app.get('/.well-known/jwks.json', async (_, reply) => reply.header('cache-control', 'public, max-age=600').send(keys.published()))
}
