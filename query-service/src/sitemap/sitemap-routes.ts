import { dayOf } from '@debut/events/kernel/calendar.ts'
import { Slug } from '@debut/events/tools/tool-card.ts'
import type { Clock } from '@debut/infra/adapters/clock.ts'
import type { Knex } from '@debut/infra/adapters/database.ts'
import { parseOrRefuse } from '@debut/infra/adapters/http-error.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Checkpoints } from '../kernel/checkpoints.ts'
import { sendTagged } from '../kernel/send-tagged.ts'
import { sharedAnswers, tagOf } from '../kernel/shared-answers.ts'
import { listMemberAddresses } from './list-member-addresses.ts'
import { listToolAddresses } from './list-tool-addresses.ts'

const MOST = 1_000
const limit = z.coerce.number().int().min(1).max(MOST).default(MOST)
const AskedTools = z.strictObject({ limit, after: Slug.optional() })
const AskedMembers = z.strictObject({ limit, after: z.coerce.number().int().min(0).default(0) })

/** Where a full page ends the next begins; null where there is no next. */
const nextOf = <Row, Cursor>(rows: readonly Row[], asked: number, cursorOf: (row: Row) => Cursor): Cursor | null => {
  const last = rows.at(-1)
  return last === undefined || rows.length < asked ? null : cursorOf(last)
}

/** What has a page of its own, for those who tell crawlers. */
export const sitemapRoutes = (
  app: FastifyInstance,
  { database, checkpoints, clock }: { database: Knex; checkpoints: Checkpoints; clock: Clock },
) => {
  const sharedTools = sharedAnswers(checkpoints, 'tools')
  const sharedMembers = sharedAnswers(checkpoints, 'members')

  app.get('/api/sitemap/tools', async (request, reply) => {
    const asked = parseOrRefuse(AskedTools, request.query)
    const today = dayOf(clock())
    const answer = await sharedTools(`${asked.limit} ${asked.after} ${today}`, async () => {
      const { schema } = checkpoints.of('tools')
      const tools = await listToolAddresses(database, schema, { ...asked, today, after: asked.after })
      const facts = { tools, next: nextOf(tools, asked.limit, ({ slug }) => slug) }
      return { tag: tagOf(schema, facts), body: JSON.stringify(facts) }
    })
    return sendTagged(request, reply, answer)
  })

  app.get('/api/sitemap/members', async (request, reply) => {
    const asked = parseOrRefuse(AskedMembers, request.query)
    const answer = await sharedMembers(`${asked.limit} ${asked.after}`, async () => {
      const { schema } = checkpoints.of('members')
      const rows = await listMemberAddresses(database, schema, asked)
      const facts = { members: rows.map(({ username }) => ({ username })), next: nextOf(rows, asked.limit, ({ position }) => position) }
      return { tag: tagOf(schema, facts), body: JSON.stringify(facts) }
    })
    return sendTagged(request, reply, answer)
  })
}
