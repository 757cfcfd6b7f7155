import type { FastifyInstance } from 'fastify'
import { answerRefusals } from './gotrue/answer-refusals.ts'
import { goTrueGuard } from './gotrue/guard.ts'
import type { IdentityParts } from './identity-parts.ts'
import { authorizeRoute } from './routes/authorize-route.ts'
import { callbackRoute } from './routes/callback-route.ts'
import { factorProofRoutes } from './routes/factor-proof-routes.ts'
import { factorsRoute } from './routes/factors-route.ts'
import { logoutRoute } from './routes/logout-route.ts'
import { publishedKeysRoute } from './routes/published-keys-route.ts'
import { sessionsRoute } from './routes/sessions-route.ts'
import { ssoRoute } from './routes/sso-route.ts'
import { tokenRoute } from './routes/token-route.ts'
import { userIdentitiesRoute } from './routes/user-identities-route.ts'

const BODY_LIMIT = 1024 * 1024

/** Everything of GoTrue's protocol, under `/auth/v1`. */
export const identityRoutes = (root: FastifyInstance, parts: IdentityParts): void => {
  root.decorateRequest('caller', undefined)
  const guard = goTrueGuard(parts)
  void root.register(
    async (app) => {
      app.addHook('onRoute', (route) => {
        route.bodyLimit ??= BODY_LIMIT
        route.config = { ...route.config, guard }
      })
      // Clients send no body where they have nothing to say, and call it JSON all the same.
      const parse = app.getDefaultJsonParser('error', 'error')
      app.removeContentTypeParser('application/json')
      app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
        if (body.length === 0) done(null, {})
        else void parse(request, String(body), done)
      })
      answerRefusals(app)
      publishedKeysRoute(app, parts)
      factorsRoute(app, parts)
      factorProofRoutes(app, parts)
      tokenRoute(app, parts)
      authorizeRoute(app, parts)
      callbackRoute(app, parts)
      userIdentitiesRoute(app, parts)
      ssoRoute(app, parts)
      logoutRoute(app, parts)
      sessionsRoute(app, parts)
    },
    { prefix: '/auth/v1' },
  )
}
