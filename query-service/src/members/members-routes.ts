import { MemberId } from '@debut/events/kernel/ids.ts'
import type { Knex } from '@debut/infra/adapters/database.ts'
import { HttpError, parseOrRefuse } from '@debut/infra/adapters/http-error.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Checkpoints } from '../kernel/checkpoints.ts'
import { awaitMinPosition } from '../kernel/min-position.ts'
import { sendStale, sendTagged } from '../kernel/send-tagged.ts'
import { sharedAnswers, tagOf } from '../kernel/shared-answers.ts'
import { listMembers } from './list-members.ts'
import { memberView, type MemberRow } from './member-view.ts'

const Page = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(30),
  before: z.coerce.number().int().min(1).optional(),
})

const One = z.object({ memberId: MemberId })

export const membersRoutes = (app: FastifyInstance, { database, checkpoints }: { database: Knex; checkpoints: Checkpoints }) => {
  const shared = sharedAnswers(checkpoints, 'members')

  app.get('/api/members', async (request, reply) => {
    const { limit, before } = parseOrRefuse(Page, request.query)
    const stale = await awaitMinPosition(checkpoints, 'members', request)
    const answer = await shared(`${limit} ${before} ${stale.stale}`, async () => {
      // Taken before the rows are read, so that nothing between the two is missed by whoever goes on from here.
      const { schema, position } = checkpoints.of('members')
      const page = await listMembers(database, schema, { limit, before })
      return { tag: tagOf(schema, page), body: JSON.stringify({ ...page, position, ...stale }) }
    })
    return stale.stale ? sendStale(reply, answer) : sendTagged(request, reply, answer)
  })

  /** Their own record, for the member and for admins. */
  app.get('/api/members/:memberId', async (request, reply) => {
    const { memberId } = parseOrRefuse(One, request.params)
    const stale = await awaitMinPosition(checkpoints, 'members', request)
    const { schema, position } = checkpoints.of('members')
    const row = await database.withSchema(schema).from<MemberRow>('members').where({ member_id: memberId }).first<MemberRow | undefined>()
    if (row === undefined) throw new HttpError('not-found')
    reply.header('cache-control', 'no-store')
    return { member: memberView(row), position, ...stale }
  })
}
