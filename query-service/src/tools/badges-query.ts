import { dayOf } from '@debut/events/kernel/calendar.ts'
import type { Day } from '@debut/events/kernel/days.ts'
import type { Period } from '@debut/events/kernel/periods.ts'
import type { LaunchId } from '@debut/events/tools/launch-id.ts'
import { type Badge, BadgeKind, badgeKinds, type Badges } from '@debut/events/tools/badge-answers.ts'
import type { Slug, ToolId } from '@debut/events/tools/tool-card.ts'
import type { ToolParams } from '@debut/events/tools/tool-question.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { z } from 'zod/mini'
import type { Parts, SharedQuery } from '../kernel/query.ts'
import { findTool } from './find-tool.ts'

/** Of a day that still runs it shows that it runs: what was won is known when it is closed. */
export const badgesQuery: SharedQuery<Badges, z.output<typeof ToolParams>> = {
  kind: 'shared',
  reads: ['rankings', 'tools'],
  changesWith: (now) => [dayOf(now)],
  read: async ({ params: { tool }, now }, parts) => {
    const toolId = await findTool(tool, parts)
    const [named, awards, launches] = await Promise.all([nameOf(toolId, parts), awardsOf(toolId, parts), launchesOf(toolId, parts)])
    const launched = new Set(launches.map(({ launch_id }) => launch_id))
    const earned: readonly Badge[] = [
      ...awards
        .filter(({ launch_id }) => launched.has(launch_id))
        .map(({ period, place, start }) => ({ kind: BadgeKind.parse(`${period}_${place}`), start })),
      ...launches.flatMap((launch) => badgeOf(launch, dayOf(now))),
      { kind: 'listed', start: null },
    ]
    const badges = badgeKinds.flatMap((kind) => earned.find((badge) => badge.kind === kind) ?? [])
    return { toolId, ...named, badges }
  },
}

interface AwardRow {
  readonly launch_id: LaunchId
  readonly period: Period
  readonly start: Day
  readonly place: number
}

interface LaunchRow {
  readonly launch_id: LaunchId
  readonly state: string
  readonly board_date: Day | null
}

const nameOf = async (toolId: ToolId, { database, checkpoints }: Parts): Promise<Pick<Badges, 'slug' | 'name'>> => {
  const tools = database.withSchema(checkpoints.of('tools').schema).from('tools').where({ tool_id: toolId })
  const found = await tools.first<{ slug: Slug; name: string } | undefined>('slug', 'name')
  if (found === undefined) throw new HttpError('unknown-tool')
  return found
}

/** As they stand now, the newest first. A year brings some 1,300 in all, so that none of them is looked for by an index. */
const awardsOf = async (toolId: ToolId, { database, checkpoints }: Parts): Promise<readonly AwardRow[]> => {
  const awards = database.withSchema(checkpoints.of('rankings').schema).from('awards').where({ tool_id: toolId })
  return awards.orderBy('start', 'desc').select<AwardRow[]>('launch_id', 'period', 'start', 'place')
}

/** But those that were taken from the boards. */
const launchesOf = async (toolId: ToolId, { database, checkpoints }: Parts): Promise<readonly LaunchRow[]> => {
  const launches = database.withSchema(checkpoints.of('tools').schema).from('launches').where({ tool_id: toolId, disqualified: false })
  return launches.orderBy('board_date').select<LaunchRow[]>('launch_id', 'state', 'board_date')
}

const badgeOf = ({ state, board_date: start }: LaunchRow, today: Day): Badge[] => {
  if (state === 'scheduled') return [{ kind: 'coming_soon', start }]
  // A day is over at midnight, also where no process was there to close it.
  return state === 'live' && start === today ? [{ kind: 'live', start }] : []
}
