import type { Day } from '@debut/events/kernel/days.ts'
import type { DayRecord } from '@debut/events/launches/day-answers.ts'
import type { ToolId } from '@debut/events/tools/tool-card.ts'
import { HttpError } from '@debut/adapters/http-error.ts'
import type { Parts, SharedQuery } from '../kernel/query.ts'
import { toolCards } from '../cards/tool-cards.ts'
import { publishedDays } from './day-rows.ts'
import { awardsEndingWith, frozenStandings } from './frozen-day.ts'

/** A day with its frozen standings, and what was won in the periods that end with it. */
export const dayQuery: SharedQuery<DayRecord, { readonly day: Day }> = {
  kind: 'shared',
  reads: ['rankings', 'members', 'tools'],
  waitsFor: () => ['rankings', 'members'],
  read: async ({ params: { day } }, { database, checkpoints }) => {
    const { schema: rankings } = checkpoints.of('rankings')
    const [[published], standings, periods] = await Promise.all([
      publishedDays(database, { rankings, members: checkpoints.of('members').schema }, { limit: 1, day }),
      frozenStandings(database, rankings, day),
      awardsEndingWith(database, rankings, day),
    ])
    if (published === undefined) throw new HttpError('not-found')
    const shown = new Set([...standings, ...periods.flatMap(({ awards }) => awards)].map(({ toolId }) => toolId))
    const [cards, removed] = await Promise.all([
      toolCards(database, checkpoints, [...shown]),
      removedNames([...shown], { database, checkpoints }),
    ])
    const named = <Standing extends { readonly toolId: ToolId }>(standing: Standing) => {
      const card = cards.get(standing.toolId)
      return { ...standing, slug: card?.slug, name: card?.name ?? removed.get(standing.toolId), logo: card?.logo }
    }
    const awarded = periods.map(({ awards, ...period }) => ({ ...period, awards: awards.map(named) }))
    return { ...published, standings: standings.map(named), awards: awarded }
  },
}

/** The standings of the past keep the names of tools that are gone. */
const removedNames = async (toolIds: readonly ToolId[], { database, checkpoints }: Pick<Parts, 'database' | 'checkpoints'>) => {
  const tools = database.withSchema(checkpoints.of('tools').schema).from('tools').where({ state: 'removed' }).whereIn('tool_id', toolIds)
  const rows = await tools.select<{ tool_id: ToolId; name: string }[]>('tool_id', 'name')
  return new Map(rows.map(({ tool_id, name }) => [tool_id, name]))
}
