import { dayOf } from '@debut/events/kernel/calendar.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import { LaunchId } from '@debut/events/launches/launch-id.ts'
import type { Clock } from '@debut/infra/adapters/clock.ts'
import type { Knex } from '@debut/infra/adapters/database.ts'
import { parseOrRefuse } from '@debut/infra/adapters/http-error.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Checkpoints } from '../kernel/checkpoints.ts'
import { awaitOwnPosition } from '../kernel/min-position.ts'
import type { OwnPositions } from '../kernel/own-positions.ts'
import { signedIn } from '../kernel/signed-in.ts'
import { toolCards } from '../tools/tool-cards.ts'
import { dayTrees } from './day-trees.ts'
import { memberVotes } from './member-votes.ts'
import { voteReceipt } from './vote-receipt.ts'

const Page = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(30),
  before: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
  /** Only votes for these: what a page shows. */
  launches: z
    .string()
    .max(2_000)
    .transform((names) => names.split(','))
    .pipe(z.array(LaunchId).max(50))
    .optional(),
})

interface Parts {
  readonly database: Knex
  readonly checkpoints: Checkpoints
  readonly own: OwnPositions
  readonly clock: Clock
}

/** Members' own votes. Whoever the query names, the token says who asks. */
export const votingRoutes = (app: FastifyInstance, { database, checkpoints, own, clock }: Parts) => {
  const trees = dayTrees(database)

  app.get('/api/votes/daily-count', async (request, reply) => {
    const { memberId } = signedIn(request)
    const { stale } = await awaitOwnPosition(checkpoints, ['streaks'], own, request)
    const date = dayOf(clock())
    const calendar = database.withSchema(checkpoints.of('streaks').schema).from('calendar').where({ member_id: memberId, day: date })
    const row = await calendar.first<{ votes: number } | undefined>('votes')
    reply.header('cache-control', 'no-store')
    if (stale) reply.header('x-stale', 'true')
    return { date, count: row?.votes ?? 0 }
  })

  app.get('/api/votes/:launchId/receipt', async (request, reply) => {
    const { launchId } = parseOrRefuse(z.object({ launchId: LaunchId }), request.params)
    const { memberId } = signedIn(request)
    const stale = await awaitOwnPosition(checkpoints, ['votes', 'rankings'], own, request)
    const { schema: votes, position: votesUpTo } = checkpoints.of('votes')
    const { schema: rankings } = checkpoints.of('rankings')
    reply.header('cache-control', 'no-store')
    return { ...(await voteReceipt({ database, schemas: { votes, rankings }, votesUpTo, trees }, memberId, launchId)), ...stale }
  })

  app.get('/api/members/:memberId/votes', async (request, reply) => {
    const { memberId } = parseOrRefuse(z.object({ memberId: MemberId }), request.params)
    const page = parseOrRefuse(Page, request.query)
    const stale = await awaitOwnPosition(checkpoints, ['votes', 'tools'], own, request)
    const { schema, position } = checkpoints.of('votes')
    const votes = await memberVotes(database, schema, { memberId, ...page })
    const cards = await toolCards(database, checkpoints, [...new Set(votes.map(({ toolId }) => toolId))])
    reply.header('cache-control', 'no-store')
    return { votes: votes.map((vote) => ({ ...vote, tool: cards.get(vote.toolId) })), position, ...stale }
  })
}
