import { isReserved, Username } from '@debut/events/members/username.ts'
import type { Knex } from '@debut/infra/adapters/database.ts'
import { parseOrRefuse } from '@debut/infra/adapters/http-error.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Checkpoints } from '../kernel/checkpoints.ts'
import { awaitOwnPosition } from '../kernel/min-position.ts'
import type { OwnPositions } from '../kernel/own-positions.ts'

const Asked = z.object({ username: z.string().max(200) })

interface Parts {
  readonly database: Knex
  readonly checkpoints: Checkpoints
  readonly own: OwnPositions
}

/** Whether a name can't be had: somebody's, also if they gave it up, or no username at all. What was one's own before is one's own still. */
export const checkUsernameRoute = (app: FastifyInstance, { database, checkpoints, own }: Parts) => {
  app.get('/api/user/check-username', async (request, reply) => {
    const asked = parseOrRefuse(Asked, request.query)
    reply.header('cache-control', 'no-store').type('application/json; charset=utf-8')
    const username = Username.safeParse(asked.username)
    if (!username.success || isReserved(username.data)) return 'true'
    await awaitOwnPosition(checkpoints, ['members'], own, request)
    const names = database.withSchema(checkpoints.of('members').schema).from('names').where({ username: username.data })
    const others = request.identity === undefined ? names : names.whereNot({ member_id: request.identity.memberId })
    return JSON.stringify((await others.first('member_id')) !== undefined)
  })
}
