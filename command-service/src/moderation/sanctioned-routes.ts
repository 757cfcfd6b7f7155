import type { Clock } from '@debut/adapters/clock.ts'
import type { FastifyInstance } from 'fastify'
import type { RefuseSanctioned } from '../kernel/http/refuse-sanctioned.ts'

interface Parts {
  readonly refuseSanctioned: RefuseSanctioned
  readonly clock: Clock
}

/**
 * Guards the routes that are not commands, such as uploads, the profile and drafts. The routes that sign in and secure an account have
 * their own guard and stay open.
 */
export const sanctionedRoutes = (app: FastifyInstance, { refuseSanctioned, clock }: Parts): void => {
  app.addHook('preHandler', async ({ identity, method, routeOptions }) => {
    if (identity !== undefined) await refuseSanctioned(`${method} ${routeOptions.url}`, identity.memberId, clock())
  })
}
