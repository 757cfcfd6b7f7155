import { dayOf, endOf } from '@debut/events/kernel/calendar.ts'
import { isoOf } from '@debut/events/kernel/instant.ts'
import { MemberId } from '@debut/events/kernel/ids.ts'
import type { Clock } from '@debut/infra/adapters/clock.ts'
import type { Knex } from '@debut/infra/adapters/database.ts'
import { parseOrRefuse } from '@debut/infra/adapters/http-error.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { AskedYear } from '../kernel/asked-day.ts'
import type { Checkpoints } from '../kernel/checkpoints.ts'
import { awaitOwnPosition, awaitPosition, minPosition } from '../kernel/min-position.ts'
import type { OwnPositions } from '../kernel/own-positions.ts'
import { sendStale, sendTagged } from '../kernel/send-tagged.ts'
import { sharedAnswers, tagOf } from '../kernel/shared-answers.ts'
import { listStreaks } from './list-streaks.ts'
import { memberCalendar } from './member-calendar.ts'

const Page = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(30),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
})

const One = z.object({ memberId: MemberId })

interface Parts {
  readonly database: Knex
  readonly checkpoints: Checkpoints
  readonly own: OwnPositions
  readonly clock: Clock
}

export const streaksRoutes = (app: FastifyInstance, { database, checkpoints, own, clock }: Parts) => {
  const shared = sharedAnswers(checkpoints, 'streaks', 'members')

  app.get('/api/streaks', async (request, reply) => {
    const { limit, offset } = parseOrRefuse(Page, request.query)
    const stale = await awaitPosition(checkpoints, ['streaks', 'members'], minPosition(request))
    const today = dayOf(clock())
    const answer = await shared(`${today} ${limit} ${offset} ${stale.stale}`, async () => {
      const { schema: streaks, position } = checkpoints.of('streaks')
      const { schema: members } = checkpoints.of('members')
      const listed = await listStreaks(database, { streaks, members }, { today, limit, offset })
      const facts = { today, validUntil: isoOf(endOf(today)), streaks: listed, ...stale }
      return { tag: tagOf(streaks, facts), body: JSON.stringify({ ...facts, position }) }
    })
    return stale.stale ? sendStale(reply, answer) : sendTagged(request, reply, answer)
  })

  app.get('/api/members/:memberId/calendar', async (request, reply) => {
    const { memberId } = parseOrRefuse(One, request.params)
    const today = dayOf(clock())
    const Asked = z.object({ year: AskedYear.default(Number(today.slice(0, 4))) })
    const { year } = parseOrRefuse(Asked, request.query)
    const stale = await awaitOwnPosition(checkpoints, ['streaks'], own, request)
    const { schema, position } = checkpoints.of('streaks')
    reply.header('cache-control', 'no-store')
    return { year, ...(await memberCalendar(database, schema, { memberId, year, today })), position, ...stale }
  })
}
