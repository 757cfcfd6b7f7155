import type { Clock } from '@debut/adapters/clock.ts'
import type { FastifyInstance } from 'fastify'
import type { RefuseSanctioned } from '../kernel/http/refuse-sanctioned.ts'

interface Parts {
  readonly refuseSanctioned: RefuseSanctioned
  readonly clock: Clock
}

/** Uploads, drafts and whatever else is no command. */
export const sanctionedRoutes = (app: FastifyInstance, { refuseSanctioned, clock }: Parts): void => {
  app.addHook('preHandler', async ({ identity, method, routeOptions }) => {
    if (identity !== undefined) await refuseSanctioned(`${method} ${routeOptions.url}`, identity.memberId, clock())
  })
}
