import { commandsRoute } from '@debut/events/kernel/kernel-routes.ts'
import { memberStream } from '@debut/events/members/member-events.ts'
import { membership } from '@debut/events/members/membership.ts'
import type { Clock } from '@debut/adapters/clock.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { FastifyInstance } from 'fastify'
import type { Handle } from '../kernel/handle.ts'

interface Parts {
  readonly handle: Handle
  readonly clock: Clock
}

/** A token outlives its member by minutes: with it nothing more is kept of them. Commands are decided on their streams. */
export const refuseErased = (app: FastifyInstance, { handle, clock }: Parts): void => {
  app.addHook('preHandler', async ({ identity, method, routeOptions }) => {
    if (identity === undefined || method === 'GET' || method === 'HEAD' || routeOptions.url === commandsRoute.path) return
    const { erased } = await handle.recall(membership, memberStream(identity.memberId), { at: clock() })
    if (erased) throw new HttpError('erased')
  })
}
