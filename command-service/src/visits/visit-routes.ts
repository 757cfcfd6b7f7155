import type { VisitCounts } from '@debut/events/visits/visit-answers.ts'
import { VisitBody, VisitCountsBody } from '@debut/events/visits/visit-questions.ts'
import { parseOrRefuse } from '@debut/adapters/http-error.ts'
import type { FastifyInstance } from 'fastify'
import { addressOf } from '@debut/adapters/address-of.ts'
import type { VisitCounter } from './visit-counter.ts'

interface Parts {
  readonly visits: VisitCounter
}

/** For our own services: the edge does not forward to it. */
export const visitRoutes = (app: FastifyInstance, { visits }: Parts) => {
  app.post('/internal/visits', async (request, reply) => {
    const { kind, slug } = parseOrRefuse(VisitBody, request.body)
    visits.note({ kind, slug, address: addressOf(request), userAgent: request.headers['user-agent'] ?? '' })
    return reply.status(204).send()
  })

  app.post('/internal/visit-counts', async (request): Promise<VisitCounts> => {
    const { toolIds, from } = parseOrRefuse(VisitCountsBody, request.body)
    return { counts: await visits.since(from, toolIds) }
  })
}
