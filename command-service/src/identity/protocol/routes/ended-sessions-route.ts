import { parseOrRefuse } from '@debut/adapters/http-error.ts'
import type { AskEnded } from '@debut/adapters/standing-sessions.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

const MOST = 10_000
const BODY_LIMIT = 512 * 1024

const Body = z.object({ ids: z.array(z.uuid()).max(MOST) })

/** For our own services: the edge does not forward to it, and any other caller would have to guess a session's id. */
export const endedSessionsRoute = (app: FastifyInstance, { ended }: { readonly ended: AskEnded }): void => {
  app.post('/internal/sessions', { bodyLimit: BODY_LIMIT }, async (request) => {
    const { ids } = parseOrRefuse(Body, request.body)
    return { ended: [...(await ended(ids))] }
  })
}
