import { DrawingParams } from '@debut/events/drawings/drawing-questions.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { FastifyInstance } from 'fastify'
import { safeParse } from 'zod/v4/core'
import { drawFace } from './face.ts'
import { drawLogo } from './logo.ts'
import { drawScreen } from './screens/screen.ts'

/** Pictures for those who have none of their own. A seed always draws the same, so no client has to ask twice. */
const drawing = (draw: (seed: string) => string) => (app: FastifyInstance, address: string) =>
  app.get(address, async (request, reply) => {
    const parsed = safeParse(DrawingParams, request.params)
    if (!parsed.success) throw new HttpError('not-found')
    return (
      reply
        .type('image/svg+xml')
        .header('cache-control', 'public, max-age=31536000, immutable')
        // Opened by itself it is a document of our origin: it may do nothing but be seen.
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(draw(parsed.data.seed.replace(/\.svg$/, '')))
    )
  })

export const facesRoute = drawing(drawFace)
export const logosRoute = drawing(drawLogo)
export const screensRoute = drawing(drawScreen)
