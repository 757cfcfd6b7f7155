import { LogPosition } from '@debut/events/kernel/ids.ts'
import type { Knex } from '@debut/infra/adapters/database.ts'
import { parseOrRefuse } from '@debut/infra/adapters/http-error.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Checkpoints } from '../kernel/checkpoints.ts'
import { awaitOwnPosition } from '../kernel/min-position.ts'
import type { OwnPositions } from '../kernel/own-positions.ts'
import { signedIn } from '../kernel/signed-in.ts'
import { listNotifications } from './list-notifications.ts'

const Page = z.object({ before: z.coerce.number().pipe(LogPosition).optional() })

interface Parts {
  readonly database: Knex
  readonly checkpoints: Checkpoints
  readonly own: OwnPositions
}

/** Members' own, whoever a query names. */
export const notificationsRoutes = (app: FastifyInstance, { database, checkpoints, own }: Parts) => {
  app.get('/api/notifications', async (request, reply) => {
    const { memberId } = signedIn(request)
    const { before } = parseOrRefuse(Page, request.query)
    const stale = await awaitOwnPosition(checkpoints, ['notifications', 'members'], own, request)
    // Taken before the rows are read, so that nothing between the two is missed by whoever listens from here on.
    const { position } = checkpoints.of('notifications')
    const page = await listNotifications(database, checkpoints, { memberId, before })
    reply.header('cache-control', 'no-store')
    return { ...page, position, ...stale }
  })

  app.get('/api/notifications/unread-count', async (request, reply) => {
    const { memberId } = signedIn(request)
    const { stale } = await awaitOwnPosition(checkpoints, ['notifications'], own, request)
    const all = database.withSchema(checkpoints.of('notifications').schema).from('notifications')
    const [row] = await all.where({ recipient_id: memberId, is_read: false }).count<{ count: number }[]>({ count: '*' })
    reply.header('cache-control', 'no-store')
    if (stale) reply.header('x-stale', 'true')
    return { count: row?.count ?? 0 }
  })
}
