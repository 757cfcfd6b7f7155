import { CURRENT_RULE } from '@debut/events/voting/rules.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { Knex } from '@debut/infra/adapters/database.ts'
import { HttpError, parseOrRefuse } from '@debut/infra/adapters/http-error.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AskedDay } from '../kernel/asked-day.ts'
import type { Checkpoints } from '../kernel/checkpoints.ts'
import { awaitPosition, minPosition } from '../kernel/min-position.ts'
import { sendStale, sendTagged } from '../kernel/send-tagged.ts'
import { sharedAnswers, tagOf } from '../kernel/shared-answers.ts'
import { toolCards } from '../tools/tool-cards.ts'
import { publishedDays } from './day-rows.ts'
import { awardsEndingWith, frozenStandings } from './frozen-day.ts'
import { rules } from './rules.ts'

const Page = z.object({ limit: z.coerce.number().int().min(1).max(100).default(30), before: AskedDay.optional() })
const One = z.object({ day: AskedDay })

const NEEDED = ['rankings', 'members'] as const

/** What anybody needs to check our count. */
export const daysRoutes = (app: FastifyInstance, { database, checkpoints }: { database: Knex; checkpoints: Checkpoints }) => {
  const shared = sharedAnswers(checkpoints, ...NEEDED)
  const schemas = () => ({ rankings: checkpoints.of('rankings').schema, members: checkpoints.of('members').schema })

  const answer = async (request: FastifyRequest, reply: FastifyReply, key: string, read: () => Promise<object>) => {
    const stale = await awaitPosition(checkpoints, NEEDED, minPosition(request))
    const made = await shared(`${key} ${stale.stale}`, async () => {
      const { schema, position } = checkpoints.of('rankings')
      const facts = { ...(await read()), ...stale }
      return { tag: tagOf(schema, facts), body: JSON.stringify({ ...facts, position }) }
    })
    return stale.stale ? sendStale(reply, made) : sendTagged(request, reply, made)
  }

  app.get('/api/days', async (request, reply) => {
    const { limit, before } = parseOrRefuse(Page, request.query)
    return answer(request, reply, `days ${limit} ${before}`, async () => ({
      days: await publishedDays(database, schemas(), { limit, before }),
    }))
  })

  app.get('/api/days/:day', async (request, reply) => {
    const { day } = parseOrRefuse(One, request.params)
    return answer(request, reply, `day ${day}`, async () => {
      const { rankings } = schemas()
      const [[published], standings, periods] = await Promise.all([
        publishedDays(database, schemas(), { limit: 1, day }),
        frozenStandings(database, rankings, day),
        awardsEndingWith(database, rankings, day),
      ])
      if (published === undefined) throw new HttpError('not-found')
      const shown = new Set([...standings, ...periods.flatMap(({ awards }) => awards)].map(({ toolId }) => toolId))
      const cards = await toolCards(database, checkpoints, [...shown])
      const named = <Standing extends { readonly toolId: ToolId }>(standing: Standing) => {
        const card = cards.get(standing.toolId)
        return { ...standing, slug: card?.slug, name: card?.name, logo: card?.logo }
      }
      const awarded = periods.map(({ awards, ...period }) => ({ ...period, awards: awards.map(named) }))
      return { ...published, standings: standings.map(named), awards: awarded }
    })
  })

  app.get('/api/rules', async (request, reply) =>
    answer(request, reply, 'rules', async () => {
      const days = database.withSchema(schemas().rankings).from('days').groupBy('rule')
      const first = await days.min({ since: 'day' }).select<{ rule: string; since: string }[]>('rule')
      const since = new Map(first.map((row) => [row.rule, row.since]))
      return { current: CURRENT_RULE, rules: rules.map((rule) => ({ ...rule, since: since.get(rule.id) ?? null })) }
    }),
  )
}
