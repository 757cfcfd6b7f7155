import type { FastifyInstance } from 'fastify'
import { answerRefusals } from './gotrue/answer-refusals.ts'
import { goTrueGuard } from './gotrue/guard.ts'
import { refuseUnstorable } from './gotrue/refuse-unstorable.ts'
import type { IdentityParts } from '../identity-parts.ts'
import { adminFactorsRoute } from './routes/admin-factors-route.ts'
import { adminUsersRoute } from './routes/admin-users-route.ts'
import { authorizeRoute } from './routes/authorize-route.ts'
import { callbackRoute } from './routes/callback-route.ts'
import { factorProofRoutes } from './routes/factor-proof-routes.ts'
import { factorsRoute } from './routes/factors-route.ts'
import { generateLinkRoute } from './routes/generate-link-route.ts'
import { inviteRoute } from './routes/invite-route.ts'
import { linkAccountRoute } from './routes/link-account-route.ts'
import { logoutRoute } from './routes/logout-route.ts'
import { otpRoute } from './routes/otp-route.ts'
import { proofOfWorkRoute } from './routes/proof-of-work-route.ts'
import { publishedKeysRoute } from './routes/published-keys-route.ts'
import { reauthenticateRoute } from './routes/reauthenticate-route.ts'
import { recoveryCodesRoute } from './routes/recovery-codes-route.ts'
import { recoverRoute } from './routes/recover-route.ts'
import { resendRoute } from './routes/resend-route.ts'
import { sessionsRoute } from './routes/sessions-route.ts'
import { settingsRoute } from './routes/settings-route.ts'
import { signupRoute } from './routes/signup-route.ts'
import { ssoRoute } from './routes/sso-route.ts'
import { tokenRoute } from './routes/token-route.ts'
import { userIdentitiesRoute } from './routes/user-identities-route.ts'
import { userRoute } from './routes/user-route.ts'
import { verifyRoute } from './routes/verify-route.ts'

const BODY_LIMIT = 1024 * 1024

/** Everything of GoTrue's protocol, under `/auth/v1`. */
export const identityRoutes = (root: FastifyInstance, { identity: parts }: { readonly identity: IdentityParts }): void => {
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
      refuseUnstorable(app)
      publishedKeysRoute(app, parts)
      factorsRoute(app, parts)
      factorProofRoutes(app, parts)
      recoveryCodesRoute(app, parts)
      settingsRoute(app, parts)
      signupRoute(app, parts)
      proofOfWorkRoute(app, parts)
      otpRoute(app, parts)
      verifyRoute(app, parts)
      linkAccountRoute(app, parts)
      resendRoute(app, parts)
      recoverRoute(app, parts)
      reauthenticateRoute(app, parts)
      userRoute(app, parts)
      inviteRoute(app, parts)
      adminUsersRoute(app, parts)
      adminFactorsRoute(app, parts)
      generateLinkRoute(app, parts)
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
