import type { Day } from '@debut/events/kernel/days.ts'
import type { Instant } from '@debut/events/kernel/instant.ts'
import type { Lane, LaunchId } from '@debut/events/tools/launch-id.ts'
import type { Tool } from '@debut/events/tools/tool-answers.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import type { ToolParams } from '@debut/events/tools/tool-question.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { z } from 'zod/mini'
import type { Parts, SharedQuery } from '../kernel/query.ts'
import { hiddenFrom } from '../voting/hidden-days.ts'
import { launchStandings } from '../voting/launch-standings.ts'
import { withTiers } from '../voting/tiers.ts'
import { findTool } from './find-tool.ts'
import { storyOf } from './tool-story.ts'
import { toolCards } from '../cards/tool-cards.ts'

interface LaunchRow {
  readonly launch_id: LaunchId
  readonly board_date: Day
  readonly lane: Lane
  readonly state: 'scheduled' | 'live' | 'closed'
}

/** A tool by its slug or its id, with its launches. */
export const toolQuery: SharedQuery<Tool, z.output<typeof ToolParams>> = {
  kind: 'shared',
  reads: ['tools', 'rankings', 'members', 'rewards'],
  changesWith: (now) => [hiddenFrom(now)],
  read: async ({ params: { tool }, now }, parts) => {
    const toolId = await findTool(tool, parts)
    const [cards, story, launches] = await Promise.all([
      toolCards(parts.database, parts.checkpoints, [toolId]),
      storyOf(toolId, parts),
      launchesOf(toolId, now, parts),
    ])
    const card = cards.get(toolId)
    if (card === undefined || story === undefined) throw new HttpError('unknown-tool')
    return { tool: { ...card, makers: await withTiers(card.makers, parts), ...story }, launches }
  },
}

/** Newest first, each with how it stands, or stood, on its day. */
const launchesOf = async (toolId: ToolId, now: Instant, { database, checkpoints }: Parts) => {
  const launches = database.withSchema(checkpoints.of('tools').schema).from('launches').where({ tool_id: toolId, disqualified: false })
  const rows = await launches
    .whereIn('state', ['scheduled', 'live', 'closed'])
    .orderBy('board_date', 'desc')
    .orderBy('launch_id', 'desc')
    .select<LaunchRow[]>('*')
  const launchIds = rows.map(({ launch_id }) => launch_id)
  const { schema } = checkpoints.of('rankings')
  const standings = await launchStandings(database, schema, { launchIds, periods: ['day'], now })
  return rows.map(({ launch_id, board_date, lane, state }) => {
    const [standing] = standings.get(launch_id) ?? []
    const day = standing && { rank: standing.rank, of: standing.of, points: standing.points, voters: standing.voters }
    return { launchId: launch_id, boardDate: board_date, lane, state, hidden: board_date >= hiddenFrom(now), day: day ?? null }
  })
}
