import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { returnFromProvider } from '../../ways-in/flows/return-from-provider.ts'
import type { IdentityParts } from '../../identity-parts.ts'
import { deviceOf } from '../../sessions/device-of.ts'

const FORM_LIMIT = 64 * 1024

/** Where providers send browsers back to: with a query, or as Apple does with a form. */
export const callbackRoute = (
  root: FastifyInstance,
  parts: Pick<IdentityParts, 'database' | 'clock' | 'logger' | 'settings' | 'secrets' | 'throwaway' | 'limits' | 'providers' | 'signIn'>,
): void => {
  void root.register(async (app) => {
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: FORM_LIMIT }, (_, body, done) =>
      done(null, new URLSearchParams(String(body))),
    )
    const answer = async (request: FastifyRequest, reply: FastifyReply, given: URLSearchParams) =>
      reply.redirect(await returnFromProvider(parts, given, deviceOf(request)), 302)
    app.get('/callback', (request, reply) => answer(request, reply, new URL(request.url, parts.settings.publicUrl).searchParams))
    app.post('/callback', (request, reply) =>
      answer(request, reply, request.body instanceof URLSearchParams ? request.body : new URLSearchParams()),
    )
  })
}
