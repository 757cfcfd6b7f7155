import { Period, startOfPeriod } from '@debut/events/kernel/periods.ts'
import { CURRENT_RULE } from '@debut/events/voting/rules.ts'
import { dayOf } from '@debut/events/kernel/calendar.ts'
import { isoOf } from '@debut/events/kernel/instant.ts'
import type { Clock } from '@debut/infra/adapters/clock.ts'
import type { Knex } from '@debut/infra/adapters/database.ts'
import { HttpError, parseOrRefuse } from '@debut/infra/adapters/http-error.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { AskedDay, AskedInstant } from '../kernel/asked-day.ts'
import type { Checkpoints } from '../kernel/checkpoints.ts'
import { hiddenFrom } from './hidden-days.ts'
import { awaitPosition, minPosition } from '../kernel/min-position.ts'
import { sendStale, sendTagged } from '../kernel/send-tagged.ts'
import { type Answer, sharedAnswers, tagOf } from '../kernel/shared-answers.ts'
import { toolCards } from '../tools/tool-cards.ts'
import { boardAsOf } from './board-as-of.ts'
import { type BoardPage, type BoardPlace, boardStandings } from './board-standings.ts'
import { validUntil } from './valid-until.ts'

const One = z.object({ period: Period })

/** A mistyped name would be answered with another board. */
const Asked = z.strictObject({
  'min-position': z.unknown().optional(),
  start: AskedDay.optional(),
  asOf: AskedInstant.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
})

export const boardsRoutes = (
  app: FastifyInstance,
  { database, checkpoints, clock }: { database: Knex; checkpoints: Checkpoints; clock: Clock },
) => {
  const shared = sharedAnswers(checkpoints, 'rankings')

  const withCards = async (places: readonly BoardPlace[]) => {
    const cards = await toolCards(
      database,
      checkpoints,
      places.map(({ toolId }) => toolId),
    )
    return places.map((place) => ({ ...place, ...cards.get(place.toolId) }))
  }

  const boardNow = async (page: BoardPage, stale: { stale?: true }): Promise<Answer> => {
    const { period, start, now } = page
    // Taken before the rows are read, so that nothing between the two is missed by whoever goes on from here.
    const { schema, position } = checkpoints.of('rankings')
    const { total, places } = await boardStandings(database, schema, page)
    const until = validUntil(period, start, now)
    const facts = { validUntil: until && isoOf(until), rule: CURRENT_RULE, total, tools: await withCards(places), ...stale }
    const body = Buffer.from(JSON.stringify({ period, start, position, ...facts }))
    return { tag: tagOf(`${schema}-${CURRENT_RULE}`, facts), body, position }
  }

  const boardThen = async (page: BoardPage, stale: { stale?: true }): Promise<Answer> => {
    const { period, start, now } = page
    const { schema: rankings, position } = checkpoints.of('rankings')
    const { schema: votes } = checkpoints.of('votes')
    const { total, places } = await boardAsOf(database, { rankings, votes }, page)
    const facts = { asOf: isoOf(now), validUntil: null, rule: CURRENT_RULE, total, tools: await withCards(places), ...stale }
    return { tag: tagOf(rankings, { period, start, ...facts }), body: JSON.stringify({ period, start, position, ...facts }), position }
  }

  app.get('/api/boards/:period', async (request, reply) => {
    const { period } = parseOrRefuse(One, request.params)
    const { start: day, asOf, limit, offset } = parseOrRefuse(Asked, request.query)
    const now = clock()
    if (asOf !== undefined && asOf > now) throw new HttpError('invalid', [{ path: 'asOf', message: 'has not come yet' }])
    const today = dayOf(now)
    // A moment's board is that of the period it lies in.
    const start = startOfPeriod(period, day ?? (asOf === undefined ? today : dayOf(asOf)))
    const atLeast = minPosition(request)
    const stale =
      atLeast === undefined ? {} : await awaitPosition(checkpoints, asOf === undefined ? ['rankings'] : ['rankings', 'votes'], atLeast)
    const topic = `board:${period}:${start}`
    const page = { period, start, limit, offset }
    // What time alone changes is an answer of its own: at the reveal, and at midnight how long it holds.
    const answer =
      asOf === undefined
        ? await shared(`${topic} ${limit} ${offset} ${today} ${hiddenFrom(now)} ${stale.stale}`, () => boardNow({ ...page, now }, stale), {
            topic,
            atLeast: stale.stale ? undefined : atLeast,
          })
        : await shared(`${topic} ${limit} ${offset} ${isoOf(asOf)} ${stale.stale}`, () => boardThen({ ...page, now: asOf }, stale), {
            topic,
          })
    return stale.stale ? sendStale(reply, answer) : sendTagged(request, reply, answer)
  })
}
