import type { Clock } from '@debut/adapters/clock.ts'
import type { FastifyInstance } from 'fastify'
import type { RefuseSanctioned } from '../kernel/http/refuse-sanctioned.ts'

interface Parts {
  readonly refuseSanctioned: RefuseSanctioned
  readonly clock: Clock
}

/** Uploads, the profile, drafts and whatever else is no command. What signs in and secures an account has a guard of its own and stays open. */
export const sanctionedRoutes = (app: FastifyInstance, { refuseSanctioned, clock }: Parts): void => {
  app.addHook('preHandler', async ({ identity, method, routeOptions }) => {
    if (identity !== undefined) await refuseSanctioned(`${method} ${routeOptions.url}`, identity.memberId, clock())
  })
}
