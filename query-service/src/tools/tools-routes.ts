import type { Day } from '@debut/events/kernel/calendar.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'
import type { LaunchId } from '@debut/events/launches/launch-id.ts'
import { Slug, ToolId } from '@debut/events/tools/tool-card.ts'
import type { Clock } from '@debut/infra/adapters/clock.ts'
import type { Knex } from '@debut/infra/adapters/database.ts'
import { HttpError, parseOrRefuse } from '@debut/infra/adapters/http-error.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Checkpoints } from '../kernel/checkpoints.ts'
import { hiddenFrom } from '../voting/hidden-days.ts'
import { launchStandings } from '../voting/launch-standings.ts'
import { awaitPosition, minPosition } from '../kernel/min-position.ts'
import { sendStale, sendTagged } from '../kernel/send-tagged.ts'
import { sharedAnswers, tagOf } from '../kernel/shared-answers.ts'
import { toolCards } from './tool-cards.ts'

/** A tool answers by its slug and by its id; nothing else can be one. */
const One = z.object({ tool: z.union([ToolId, Slug]).optional().catch(undefined) })

const NEEDED = ['tools', 'rankings', 'members'] as const

interface LaunchRow {
  readonly launch_id: LaunchId
  readonly board_date: Day
  readonly lane: string
  readonly state: string
}

export const toolsRoutes = (
  app: FastifyInstance,
  { database, checkpoints, clock }: { database: Knex; checkpoints: Checkpoints; clock: Clock },
) => {
  const shared = sharedAnswers(checkpoints, ...NEEDED)

  const find = async (asked: string): Promise<ToolId> => {
    const tools = database.withSchema(checkpoints.of('tools').schema).from('tools')
    // A slug may look like an id, and must not stand in the way of the tool whose id it is.
    const named = tools.where({ tool_id: asked }).orWhere({ slug: asked.toLowerCase() })
    const found = await named.orderByRaw('tool_id = ? desc', [asked]).first<{ tool_id: ToolId } | undefined>('tool_id')
    if (found === undefined) throw new HttpError('unknown-tool')
    return found.tool_id
  }

  /** Newest first, each with how it stands, or stood, on its day. */
  const launchesOf = async (toolId: ToolId, now: Instant) => {
    const launches = database.withSchema(checkpoints.of('tools').schema).from('launches').where({ tool_id: toolId })
    const rows = await launches.orderBy('board_date', 'desc').orderBy('launch_id', 'desc').select<LaunchRow[]>('*')
    const launchIds = rows.map(({ launch_id }) => launch_id)
    const { schema } = checkpoints.of('rankings')
    const standings = await launchStandings(database, schema, { launchIds, periods: ['day'], now })
    return rows.map(({ launch_id, board_date, lane, state }) => {
      const [standing] = standings.get(launch_id) ?? []
      const day = standing && { rank: standing.rank, of: standing.of, points: standing.points, voters: standing.voters }
      return { launchId: launch_id, boardDate: board_date, lane, state, hidden: board_date >= hiddenFrom(now), day: day ?? null }
    })
  }

  app.get('/api/tools/:tool', async (request, reply) => {
    const { tool } = parseOrRefuse(One, request.params)
    if (tool === undefined) throw new HttpError('unknown-tool')
    const stale = await awaitPosition(checkpoints, NEEDED, minPosition(request))
    const now = clock()
    const answer = await shared(`${tool} ${hiddenFrom(now)} ${stale.stale}`, async () => {
      const { schema, position } = checkpoints.of('tools')
      const toolId = await find(tool)
      const [cards, launches] = await Promise.all([toolCards(database, checkpoints, [toolId]), launchesOf(toolId, now)])
      const facts = { tool: cards.get(toolId), launches, ...stale }
      return { tag: tagOf(schema, facts), body: JSON.stringify({ ...facts, position }) }
    })
    return stale.stale ? sendStale(reply, answer) : sendTagged(request, reply, answer)
  })
}
