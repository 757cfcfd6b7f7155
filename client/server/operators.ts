import { addOperatorsRoutes } from '@debut/adapters/http-server.ts'
import type { Metrics } from '@debut/adapters/metrics.ts'
import type { Readiness } from '@debut/adapters/readiness.ts'
import { fastify, type FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** For the operators of the edge, on a listener of its own: what it says is not for the public. */
    operators: FastifyInstance
  }
}

export const addOperators = (app: FastifyInstance, parts: { readonly metrics: Metrics; readonly readiness: Readiness }): void => {
  const operators = fastify({ forceCloseConnections: true })
  addOperatorsRoutes(operators, parts)
  app.decorate('operators', operators)
  app.addHook('onClose', () => operators.close())
}
